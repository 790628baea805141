# Creates a package with aside-new, as somebody wrote it who had read only the article about the format.
import json
import subprocess
import sys

answers = {"Project name": "Shop", "Kind": "Library", "Extras": ["README"]}

with subprocess.Popen(sys.argv[1:], stdin=-1, stdout=-1, stderr=-1, text=True, encoding="utf-8") as tool:
    for line in tool.stderr:
        if not line.startswith("{"):
            continue
        message = json.loads(line)
        if message.get("method") == "end":
            print("status", message["params"]["status"])
        if message.get("method") != "stage" or message["params"]["state"] != "asks":
            continue
        stage = message["params"]
        content = {name: answers[name] for name in stage["schema"]["properties"] if name in answers}
        request = {"id": stage["id"], "action": "accept", "content": content}
        print(json.dumps({"jsonrpc": "2.0", "method": "answer", "params": request}), file=tool.stdin, flush=True)
    print(tool.stdout.read(), end="")
