# An agent that visits all of the gallery, and checks the schema of each question: valid, flat, and of the types that
# clients show.    Usage: gallery.py gallery TOOL ARGUMENTS…
import asyncio
import sys

import jsonschema
import mcp.types as types

from agent import call

FLAT = {"type", "title", "description", "default", "enum", "format", "minimum", "maximum", "items", "minItems", "maxItems"}
visited, asked = set(), 0


def check(schema):
    jsonschema.Draft202012Validator.check_schema(schema)
    for label, part in schema["properties"].items():
        assert set(part) <= FLAT and part["type"] in ("string", "number", "integer", "boolean", "array"), (label, part)
        assert part["type"] != "array" or part["items"]["type"] == "string", (label, part)


async def visit(context, params):
    """An action that was not chosen yet, or else the way back; a question is answered by its first choice."""
    global asked
    schema = getattr(params, "requested_schema", None) or params.requestedSchema
    check(schema)
    asked += 1
    action = schema["properties"].get("action", {}).get("enum")
    if asked > 80 or not (action or schema["properties"]):
        return types.ElicitResult(action="cancel")
    if not action:
        return types.ElicitResult(action="decline")
    title = params.message.split("\n")[0]
    new = [label for label in action if (title, label) not in visited and label not in ("Back", "Secret")]
    chosen = new[0] if new else action[-1]
    visited.add((title, chosen))
    return types.ElicitResult(action="accept", content={"action": chosen})


result = asyncio.run(call(visit))
print("\n".join(content.text for content in result.content))
print(asked, "questions of the gallery", file=sys.stderr)
sys.exit(asked < 30)
