# An agent: calls a tool by the official client of the Model Context Protocol, and answers what it asks.
# Usage: agent.py order|new|gallery TOOL ARGUMENTS…    Works with the versions 1 (2025-11-25) and 2 (2026-07-28) of the client.
# It visits all of the gallery, and checks the schema of each question: valid, flat, and of the types that clients show.
import asyncio
import sys

import jsonschema
import mcp.types as types
from mcp.client.stdio import StdioServerParameters, stdio_client

ANSWERS = {
    "order": [
        ("Your cart", {"action": "Continue"}), ("Ship to", {"action": "Back"}), ("Your cart", {"action": "Continue"}),
        ("Ship to", {"Name": "Ada", "Street": "12 St James's Square", "action": "Continue"}),
        ("Coupon", {"Code": "SAVE10", "action": "Apply"}),
        ("How would you like to pay?", {"How would you like to pay?": "Apple Pay"}),
        ("Apple Pay", {"action": "Pay $17.55"}), ("The order was not placed", {"choice": "Retry"}),
        ("", {"action": "Done"})],
    "new": [
        ("Project name", {"Project name": "a/b"}), ("has no slash", {"Project name": "Shop"}), ("Kind", {"Kind": "Library"}),
        ("Extras", {"Extras": ["Tests"]}), ("Create", {"choice": "Create"})],
}
answers = list(ANSWERS.get(sys.argv[1], []))
visited, asked = set(), 0
FLAT = {"type", "title", "description", "default", "enum", "format", "minimum", "maximum", "items", "minItems", "maxItems"}


def check(schema):
    jsonschema.Draft202012Validator.check_schema(schema)
    for label, part in schema["properties"].items():
        assert set(part) <= FLAT and part["type"] in ("string", "number", "integer", "boolean", "array"), (label, part)
        assert part["type"] != "array" or part["items"]["type"] == "string", (label, part)


def visit(params, schema):
    """An action that was not chosen yet, or else the way back; a question is answered by its first choice."""
    global asked
    asked += 1
    action = schema["properties"].get("action", {}).get("enum")
    if asked > 80 or not (action or schema["properties"]):
        return types.ElicitResult(action="cancel")
    if not action:
        return types.ElicitResult(action="decline")
    new = [label for label in action if (params.message, label) not in visited and label not in ("Back", "Secret")]
    chosen = new[0] if new else action[-1]
    visited.add((params.message, chosen))
    return types.ElicitResult(action="accept", content={"action": chosen})


async def answer(context, params):
    schema = getattr(params, "requested_schema", None) or params.requestedSchema
    check(schema)
    if sys.argv[1] == "gallery":
        return visit(params, schema)
    print("asked:", params.message.replace("\n", " | "), list(schema["properties"]), file=sys.stderr)
    # An agent that meets something else than the next expected question leaves out what is not asked.
    while answers:
        title, content = answers.pop(0)
        if title in params.message and set(content) <= set(schema["properties"]):
            return types.ElicitResult(action="accept", content=content)
    return types.ElicitResult(action="cancel")


async def main():
    server = StdioServerParameters(command=sys.argv[2], args=sys.argv[3:])
    try:
        from mcp import Client
    except ImportError:
        async with stdio_client(server) as (reading, writing):
            from mcp import ClientSession
            async with ClientSession(reading, writing, elicitation_callback=answer) as session:
                print((await session.initialize()).protocolVersion, file=sys.stderr)
                return await session.call_tool(sys.argv[1], {})
    async with Client(server, elicitation_callback=answer, input_required_max_rounds=30) as client:
        print(client.protocol_version, file=sys.stderr)
        return await client.call_tool(sys.argv[1], {})


result = asyncio.run(main())
print("\n".join(content.text for content in result.content))
print(asked, "questions of the gallery", file=sys.stderr) if asked else None
