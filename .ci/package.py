"""What the checks need to know of the package: where it is, what a build of it made, and what its documentation shows."""
import functools
import json
import pathlib
import re
import subprocess

root = pathlib.Path(__file__).resolve().parent.parent


def output(*command):
    return subprocess.run(command, cwd=root, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


@functools.cache
def binaries():
    """The folder of what a debug build made."""
    print(output("swift", "build"), flush=True)
    return pathlib.Path(output("swift", "build", "--show-bin-path"))


@functools.cache
def compiler():
    """The compiler up to and with the passes that find data races and misused values, with the built modules.

    An output has to be named: of a failure nothing may remain, and the compiler removes even `/dev/null` then."""
    target = json.loads(output("swiftc", "-print-target-info"))["target"]["triple"]
    return ["swiftc", "-emit-sil", "-swift-version", "6", "-target", target, "-I", binaries() / "Modules"]


@functools.cache
def manifest():
    return json.loads(output("swift", "package", "dump-package"))


def samples():
    """The Swift samples of the README, the articles and the documentation comments: place, first line, directive, code."""
    texts = [root / "README.md", *root.glob("Sources/*/*.docc/**/*.md"), *root.glob("Sources/**/*.swift")]
    for path in sorted(texts):
        indent, code, directive = None, [], ""
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if path.suffix == ".swift":
                line = match.group(1) if (match := re.match(r"\s*/// ?(.*)", line)) else ""
            if indent is None:
                if opening := re.match(r"(\s*)```swift\s*$", line):
                    indent, code, start = opening.group(1), [], number + 1
                elif line.strip():
                    said = re.match(r"\s*<!-- sample: (.*) -->", line)
                    directive = said.group(1) if said else ""
            elif line.strip() == "```":
                yield f"{path.relative_to(root)}", start, directive, code
                indent, directive = None, ""
            else:
                code.append(line.removeprefix(indent))
