#!/usr/bin/python3
"""Starts csf once for each line of standard input, with other values in csf.conf, and says what became of it.

    values.py <LINES >RESULTS

A line is a JSON object: {"settings": {"DROP": "drop"}, "packets": ["tcp from=198.51.100.23 dport=22"]}; packet.py
describes packets. A result is one JSON object a line:
  exit      the exit code of csf -s
  error     what csf.error says, or null
  refused   commands that iptables or ipset refused, in csf's words: ["iptables v1.8.9 (nf_tables): ...", ...]
  warnings  other warnings of csf, as it prints them
  kept      where csf ended without csf.error: whether the rules of an earlier start outlive csf -r with these settings
  packets   the verdict of each packet
"""
import json, os, re, subprocess, sys

import packet
from packet import Lab, listen, parse

packet.PATIENCE = 0.25

CONF, ERROR = "/etc/csf/csf.conf", "/etc/csf/csf.error"


def clear():
    """The state before a start: nothing of the last one may count."""
    if os.path.exists(ERROR):
        os.unlink(ERROR)
    for program in ("iptables", "ip6tables"):
        for table in ("raw", "mangle", "nat", "filter"):
            for action in (["-F"], ["-X"]):
                subprocess.run([program, "-t", table, *action], stderr=subprocess.DEVNULL)
        for chain in ("INPUT", "OUTPUT", "FORWARD"):
            subprocess.run([program, "-P", chain, "ACCEPT"], stderr=subprocess.DEVNULL)
    subprocess.run(["ipset", "destroy"], stderr=subprocess.DEVNULL)


def configure(original, settings):
    lines, left = [], dict(settings)
    for line in original.splitlines():
        match = re.match(r"(\w+)\s*=", line)
        name = match and match.group(1)
        lines.append('%s = "%s"' % (name, left.pop(name)) if name in left else line)
    lines += ['%s = "%s"' % pair for pair in left.items()]
    with open(CONF, "w") as file:
        file.write("\n".join(lines) + "\n")


def rules():
    """How many rules and sets the kernel has."""
    saved = [subprocess.run([name], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.decode(errors="replace")
             for name in ("iptables-save", "ip6tables-save")]
    sets = subprocess.run(["ipset", "list", "-n"], stdout=subprocess.PIPE).stdout.decode()
    return sum(line.startswith("-A") for text in saved for line in text.splitlines()) + len(sets.splitlines())


def start(option="-s"):
    """csf -s, and the lines that it prints as warnings."""
    run = subprocess.run(["timeout", "300", "csf", option], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    text = run.stdout.decode(errors="replace")
    # csf prints "*ERROR* line:[1] / Command:[...] / Error:[...]" for a command, and what ipset says in one line.
    refused = re.findall(r"^Error:\[(.*)\]$", text, re.M) + re.findall(r"^\*ERROR\* IPSET: \[(.*)\]$", text, re.M)
    warnings = [line for line in text.splitlines() if re.match(r"(\*WARNING\*|WARNING|\*ERROR\*:|\*Error\*|USE_FTPHELPER)", line)]
    return run.returncode, refused, warnings


def main():
    original = open(CONF).read()
    clear()
    lab, listeners = Lab(), listen("tcp", [22]) + listen("udp", [53])
    for line in sys.stdin:
        asked = json.loads(line)
        clear()
        configure(original, asked["settings"])
        code, refused, warnings = start()
        error = open(ERROR, errors="replace").read().strip() if os.path.exists(ERROR) else None
        result = {"exit": code, "error": error, "refused": refused, "warnings": warnings, "kept": None, "packets": []}
        for text in asked["packets"]:
            p = parse(text, lab)
            if "sport" not in p:
                p["sport"] = lab.next_port
                lab.next_port += 1
            sent = lab.send_in(p) if p["direction"] == "in" else lab.send_out(p)
            result["packets"].append(sent["verdict"])
        if code != 0 and error is None:
            configure(original, {"TESTING": "0"})
            start()
            before = rules()
            configure(original, asked["settings"])
            start("-r")
            result["kept"] = before > 0 and rules() == before
        print(json.dumps(result), flush=True)


main()
