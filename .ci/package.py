"""What the checks need to know of the package: where it is, what a build of it made, and what its documentation shows."""
import concurrent.futures
import functools
import json
import os
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent
# The package manager names the package after its folder.
package_name = re.sub(r"\W", "_", root.name.lower())


def output(*command):
    return subprocess.run(command, cwd=root, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


@functools.cache
def binaries():
    """The folder of what a debug build made."""
    print(output("swift", "build"), flush=True)
    return pathlib.Path(output("swift", "build", "--show-bin-path"))


@functools.cache
def target():
    return json.loads(output("swiftc", "-print-target-info"))["target"]["triple"]


@functools.cache
def manifest():
    return json.loads(output("swift", "package", "dump-package"))


def compiled(files, result, modules, *options):
    """Compiles files up to and with the passes that find data races and misused values; returns the status and the errors."""
    # The output has to be named: of a failure nothing may remain, and the compiler removes even `/dev/null` then.
    command = ["swiftc", "-emit-sil", "-swift-version", "6", "-target", target(), "-I", modules, *options, "-o", result, *files]
    run = subprocess.run(command, cwd=root, stderr=subprocess.PIPE, text=True)
    return run.returncode, run.stderr


def in_parallel(check, jobs):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(check, jobs))


def finish(broken, summary):
    """Ends a check, which fails if anything is broken."""
    print(*filter(None, broken), summary, sep="\n")
    sys.exit(1 if any(broken) else 0)


def articles():
    return sorted([root / "README.md", *root.glob("Sources/*/*.docc/*.md")])


def samples():
    """The Swift samples of the README, the articles and the documentation comments: place, first line, directive, code."""
    for path in [*articles(), *sorted(root.glob("Sources/**/*.swift"))]:
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
