# A client of a tool that speaks in messages: starts it, waits for its stage, and does what a user would do.
import json
import subprocess
import sys


class Tool:
    def __init__(self, *command):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8")
        self.number = 0
        self.wait()

    def wait(self, *words):
        """Waits for the answer to the last request, and then until the tool waits, with these words on stage."""
        is_answered, self.stage = self.number == 0, None
        for line in self.process.stderr:
            message = json.loads(line) if line.startswith("{") else {}
            if "error" in message:
                raise ValueError(message["error"]["message"])
            is_answered = is_answered or message.get("id") == self.number
            if is_answered and message.get("method") == "stage":
                self.stage = message["params"]
                if self.stage["state"] == "asks" and all(word in line for word in words):
                    break
        return self.stage

    def do(self, method, *words, **params):
        """Requests a move on what is in front, and waits for what comes of it."""
        self.number += 1
        params = {"id": self.stage["id"], **params}
        request = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}
        print(json.dumps(request), file=self.process.stdin, flush=True)
        return self.wait(*words)


if __name__ == "__main__":
    order = Tool(*sys.argv[1:])
    order.do("press", label="Continue")
    order.do("back")
    order.do("press", label="Continue")
    order.do("fill", texts={"Name": "Ada", "Street": "12 St James's Square"})
    order.do("press", "CouponEntry", label="Continue")
    order.do("fill", "10 % off", label="Code", text="SAVE10")
    order.do("press", "How would you like to pay?", label="Apply")
    order.do("answer", "Pay $", action="accept", content={"How would you like to pay?": "Apple Pay"})
    failed = order.do("press", "not placed", label=order.stage["items"][-1]["label"])
    print("failed:", failed["message"])
    order.do("answer", "Done", action="accept", content={"choice": "Retry"})
    order.do("press", label="Done")
    print(order.process.communicate()[0], end="")
