# An agent: calls a tool by the official client of the Model Context Protocol, and answers what it asks.
# Usage: agent.py order|new TOOL ARGUMENTS…    Works with the versions 1 (2025-11-25) and 2 (2026-07-28) of the client.
import asyncio
import sys

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


async def answer(context, params):
    schema = getattr(params, "requested_schema", None) or params.requestedSchema
    print("asked:", params.message.replace("\n", " | "), list(schema["properties"]), file=sys.stderr)
    # An agent that meets something else than the next expected question leaves out what is not asked.
    while answers:
        title, content = answers.pop(0)
        if title in params.message and set(content) <= set(schema["properties"]):
            return types.ElicitResult(action="accept", content=content)
    return types.ElicitResult(action="cancel")


async def call(answer):
    server = StdioServerParameters(command=sys.argv[2], args=sys.argv[3:])
    try:
        from mcp import Client
    except ImportError:
        async with stdio_client(server) as (reading, writing):
            from mcp import ClientSession
            async with ClientSession(reading, writing, elicitation_callback=answer) as session:
                print((await session.initialize()).protocolVersion, file=sys.stderr)
                return await session.call_tool(sys.argv[1], {})
    async with Client(server, elicitation_callback=answer, input_required_max_rounds=100) as client:
        print(client.protocol_version, file=sys.stderr)
        return await client.call_tool(sys.argv[1], {})


if __name__ == "__main__":
    print("\n".join(content.text for content in asyncio.run(call(answer)).content))
