#!/usr/bin/env python3
"""Writes manual pages: tracebook --experimental-dump-help | manual.py VERSION FOLDER

One page for the tool and one for each command, in the language of man(7), from what the tool says of itself.
"""

import json
import pathlib
import re
import sys


def escaped(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.MULTILINE)


def option_names(argument):
    def name(entry):
        return ("-" if entry["kind"] == "short" else "--") + entry["name"]

    names = sorted((name(entry) for entry in argument.get("names") or []), key=len)
    value = argument.get("valueName", "")
    if argument["kind"] == "positional":
        return f"\\fI{escaped(value)}\\fR"
    shown = ", ".join(f"\\fB{escaped(name)}\\fR" for name in names)
    return shown + (f" \\fI{escaped(value)}\\fR" if argument["kind"] == "option" else "")


def paragraphs(text):
    """Filled paragraphs; what is indented is an example, and stays as it is."""
    lines = []
    is_example = False
    for line in text.splitlines():
        if line.startswith("  ") != is_example:
            is_example = not is_example
            lines.append(".nf" if is_example else ".fi")
        lines.append(escaped(line) if line.strip() else ".PP")
    return lines + ([".fi"] if is_example else [])


def page(command, name, version, others):
    lines = [
        f'.TH "{name.upper()}" 1 "" "tracebook {version}" "Tracebook"',
        ".SH NAME",
        f"{escaped(name)} \\- {escaped(command['abstract'])}",
        ".SH SYNOPSIS",
        f".B {escaped(name.replace('-', ' '))}",
    ]
    arguments = [a for a in command.get("arguments") or [] if a.get("shouldDisplay", True)]
    if arguments:
        lines.append("[\\fIoption\\fR ...] " + " ".join(
            option_names(a) for a in arguments if a["kind"] == "positional"))
    elif others:
        lines.append("\\fIcommand\\fR ...")
    if command.get("discussion"):
        lines += [".SH DESCRIPTION"] + paragraphs(command["discussion"])
    if arguments:
        lines.append(".SH OPTIONS")
        for argument in arguments:
            lines += [".TP", option_names(argument), escaped(argument.get("abstract", ""))]
    if others:
        lines += [".SH SEE ALSO", ",\n".join(f".BR {escaped(other)} (1)" for other in others).replace(",\n.", " ,\n.")]
    return "\n".join(lines) + "\n"


def main():
    version, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    tool = json.load(sys.stdin)["command"]
    commands = [c for c in tool["subcommands"] if c.get("shouldDisplay", True) and c["commandName"] != "help"]
    names = [f"tracebook-{c['commandName']}" for c in commands]
    (folder / "tracebook.1").write_text(page(tool, "tracebook", version, names))
    for command, name in zip(commands, names):
        (folder / f"{name}.1").write_text(page(command, name, version, ["tracebook"]))


main()
