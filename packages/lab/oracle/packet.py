#!/usr/bin/python3
"""Starts csf, sends real packets, and says what became of each. Runs inside the sandbox; standard library only.

    packet.py <LINES >RESULTS

A line is one packet, or ports to open:

  tcp  from=198.51.100.23 dport=22              a SYN from outside to the server
  udp  from=198.51.100.23 dport=53
  icmp from=198.51.100.23                       an echo request; type=13 code=0 for another one
  out tcp to=198.51.100.25 dport=25 uid=1000    a connection that the server itself opens
  listen tcp 22 80                              opens ports on the server

Words of a packet, in any order:
  to=ADDRESS     destination (from outside: the server; IPv6 when from= is IPv6)
  sport=N        source port; otherwise a new one for each packet
  flags=S        TCP flags out of F S R P A U; "-" for none
  type=8 code=0  ICMP and ICMPv6 (an IPv6 echo request is type 128)
  uid=N gid=N    outgoing only: user and group ids of the sender
  ttl=N          time to live, 64 by default
  handshake=NAME after a SYN-ACK send the ACK; remember the connection under NAME
  session=NAME   a further packet of that connection; flags=PA by default

A result is one JSON object a line:
  verdict     accepted, forwarded to another machine (see "to"), rejected or dropped. "Accepted" is not read from
              counters: a raw socket behind the INPUT chain must see the packet.
  reply       what the sender got back: "tcp SA", "icmp 3/3", "none". An accepted SYN to a port on which nobody
              listens gets "tcp RA" too: read verdict.
  rules       rules whose packet counters rose, in the order in which the packet meets them
  reply_rules rules that the answer met on its way out (or in)
  agree       false if sockets and counters say different things
"""
import ctypes, errno, json, os, re, select, socket, struct, subprocess, sys, time

SERVER_MAC = bytes.fromhex("020000000210")
WORLD_MAC = bytes.fromhex("020000000201")
FLAGS = {"F": 1, "S": 2, "R": 4, "P": 8, "A": 16, "U": 32}
PATIENCE = 0.4  # seconds to wait for a delivery and an answer


def in_world(action):
    """Run action() in the network namespace of the outside world. Sockets opened there stay there."""
    libc = ctypes.CDLL(None, use_errno=True)
    home, world = os.open("/proc/self/ns/net", os.O_RDONLY), os.open("/run/netns/world", os.O_RDONLY)
    if libc.setns(world, 0x40000000):
        raise OSError(ctypes.get_errno(), "setns")
    try:
        return action()
    finally:
        libc.setns(home, 0x40000000)
        os.close(home)
        os.close(world)


def open_wire():
    wire = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(3))
    wire.bind(("world0", 0))
    wire.setblocking(False)
    return wire


def checksum(data):
    if len(data) % 2:
        data += b"\0"
    total = sum(struct.unpack("!%dH" % (len(data) // 2), data))
    while total >> 16:
        total = (total & 0xFFFF) + (total >> 16)
    return ~total & 0xFFFF


def is6(address):
    return ":" in address


def pack_address(address):
    return socket.inet_pton(socket.AF_INET6 if is6(address) else socket.AF_INET, address)


def transport(p):
    """The bytes after the IP header, with a right checksum."""
    source, target = pack_address(p["from"]), pack_address(p["to"])
    if p["proto"] == "tcp":
        number, at = 6, 16
        body = struct.pack("!HHIIBBHHH", p["sport"], p["dport"], p["seq"], p["ack"], 5 << 4, p["flagbits"], 64240, 0, 0)
    elif p["proto"] == "udp":
        number, at = 17, 6
        body = struct.pack("!HHHH", p["sport"], p["dport"], 12, 0) + b"test"
    else:
        number, at = (58 if is6(p["from"]) else 1), 2
        body = struct.pack("!BBHHH", p["type"], p["code"], 0, p["sport"], 1) + b"\0" * 12
    if is6(p["from"]):
        pseudo = source + target + struct.pack("!IHBB", len(body), 0, 0, number)
    elif number == 1:
        pseudo = b""
    else:
        pseudo = source + target + struct.pack("!BBH", 0, number, len(body))
    value = checksum(pseudo + body)
    if number == 17 and value == 0:
        value = 0xFFFF
    return number, body[:at] + struct.pack("!H", value) + body[at + 2:]


def frame(p):
    number, body = transport(p)
    source, target = pack_address(p["from"]), pack_address(p["to"])
    if is6(p["from"]):
        head = struct.pack("!IHBB", 6 << 28, len(body), number, p["ttl"]) + source + target
        kind = 0x86DD
    else:
        head = struct.pack("!BBHHHBBH", 0x45, 0, 20 + len(body), p["sport"], 0x4000, p["ttl"], number, 0) + source + target
        head = head[:10] + struct.pack("!H", checksum(head)) + head[12:]
        kind = 0x0800
    return SERVER_MAC + WORLD_MAC + struct.pack("!H", kind) + head + body


def read_frame(data):
    """What a captured frame holds, or None for address resolution and the like."""
    if len(data) < 34:
        return None
    kind = struct.unpack("!H", data[12:14])[0]
    if kind == 0x0800:
        length, number = (data[14] & 15) * 4, data[23]
        source, target = socket.inet_ntop(socket.AF_INET, data[26:30]), socket.inet_ntop(socket.AF_INET, data[30:34])
        body = data[14 + length:]
    elif kind == 0x86DD and len(data) >= 54:
        number = data[20]
        source, target = socket.inet_ntop(socket.AF_INET6, data[22:38]), socket.inet_ntop(socket.AF_INET6, data[38:54])
        body = data[54:]
    else:
        return None
    f = {"mac": data[6:12], "from": source, "to": target, "proto": {6: "tcp", 17: "udp", 1: "icmp", 58: "icmp6"}.get(number)}
    if f["proto"] == "tcp" and len(body) >= 20:
        f["sport"], f["dport"], f["seq"], f["ack"] = struct.unpack("!HHII", body[:12])
        f["flags"] = "".join(n for n in "FSRPAU" if body[13] & FLAGS[n])
    elif f["proto"] == "udp" and len(body) >= 8:
        f["sport"], f["dport"] = struct.unpack("!HH", body[:4])
    elif f["proto"] in ("icmp", "icmp6") and len(body) >= 8:
        f["type"], f["code"], _, f["sport"] = struct.unpack("!BBHH", body[:6])
        if f["proto"] == "icmp6" and f["type"] in (130, 131, 132, 133, 134, 135, 136, 143):
            return None  # Neighbour discovery and multicast housekeeping.
    else:
        return None
    return f


# ----------------------------------------------------------------- counters
def counters(six):
    """{(table, chain, number): (packets, rule)}; number 0 is the policy."""
    text = subprocess.run([("ip6tables" if six else "iptables") + "-save", "-c"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.decode()
    found, table, numbers = {}, None, {}
    for line in text.splitlines():
        if line.startswith("*"):
            table, numbers = line[1:], {}
        elif line.startswith(":"):
            chain, policy, count = line[1:].split(" ")
            found[table, chain, 0] = (int(count[1:].split(":")[0]), policy)
        elif line.startswith("["):
            count, rule = line.split(" ", 1)
            chain = rule.split(" ")[1]
            numbers[chain] = numbers.get(chain, 0) + 1
            found[table, chain, numbers[chain]] = (int(count[1:].split(":")[0]), rule)
    return found


def rose(before, after):
    return {key: (count - before.get(key, (0, ""))[0], rule) for key, (count, rule) in after.items() if count > before.get(key, (0, ""))[0]}


def target_of(rule):
    match = re.search(r" -[jg] (\S+)", rule)
    return match.group(1) if match else ""


def way(risen, table, chain, seen):
    """Rules that rose, in the order in which a packet meets them, starting in one chain."""
    if (table, chain) in seen:
        return []
    seen.add((table, chain))
    result = []
    for key in sorted(k for k in risen if k[0] == table and k[1] == chain and k[2] > 0):
        count, rule = risen[key]
        result.append({"table": table, "chain": chain, "number": key[2], "packets": count, "rule": rule})
        result += way(risen, table, target_of(rule), seen)
    if (table, chain, 0) in risen and risen[table, chain, 0][1] != "-":
        result.append({"table": table, "chain": chain, "number": 0, "packets": risen[table, chain, 0][0], "rule": "policy " + risen[table, chain, 0][1]})
    return result


HOOKS = {
    "in": [("raw", "PREROUTING"), ("mangle", "PREROUTING"), ("nat", "PREROUTING"), ("mangle", "INPUT"), ("filter", "INPUT"), ("nat", "INPUT"), ("mangle", "FORWARD"), ("filter", "FORWARD")],
    "out": [("raw", "OUTPUT"), ("mangle", "OUTPUT"), ("nat", "OUTPUT"), ("filter", "OUTPUT"), ("mangle", "POSTROUTING"), ("nat", "POSTROUTING")],
}


def split_ways(risen, direction):
    lists = []
    for side in (direction, "in" if direction == "out" else "out"):
        seen, rules = set(), []
        for table, chain in HOOKS[side]:
            # Policies of tables that only translate say nothing.
            rules += [r for r in way(risen, table, chain, seen) if r["number"] or table == "filter"]
        lists.append(rules)
    return lists


def decision(rules):
    """The last rule of the filter table that ends the way."""
    last = None
    for rule in rules:
        if rule["table"] == "filter" and (rule["number"] == 0 or target_of(rule["rule"]) in ("ACCEPT", "DROP", "REJECT")):
            last = rule
    return last


# ------------------------------------------------------------------ packets
class Lab:
    def __init__(self):
        self.wire = in_world(open_wire)
        self.raw = {}
        for family, numbers in ((socket.AF_INET, (6, 17, 1)), (socket.AF_INET6, (6, 17, 58))):
            for number in numbers:
                s = socket.socket(family, socket.SOCK_RAW, number)
                s.setblocking(False)
                self.raw[s] = (family == socket.AF_INET6, number)
        self.next_port = 40000
        self.sessions = {}
        self.addresses = {"4": None, "6": None}
        for line in subprocess.run(["ip", "-o", "addr", "show", "dev", "eth0"], stdout=subprocess.PIPE).stdout.decode().splitlines():
            match = re.search(r" inet(6?) ([0-9a-f.:]+)/", line)
            if match and not match.group(2).startswith("fe80"):
                self.addresses[match.group(1) or "4"] = match.group(2)

    def drain(self):
        for s in [self.wire] + list(self.raw):
            while True:
                try:
                    s.recv(65535)
                except BlockingIOError:
                    break

    def watch(self, is_delivered, is_reply, done):
        """Read all sockets until done() or until nothing more is expected."""
        seen = {"delivered": None, "frames": []}
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            ready, _, _ = select.select([self.wire] + list(self.raw), [], [], 0.05)
            for s in ready:
                try:
                    data, address = s.recvfrom(65535)
                except BlockingIOError:
                    continue
                if s is self.wire:
                    f = read_frame(data)
                    if f and f["mac"] == SERVER_MAC:
                        seen["frames"].append(f)
                else:
                    six, number = self.raw[s]
                    if six:
                        f = read_frame(SERVER_MAC + WORLD_MAC + b"\x86\xdd" + struct.pack("!IHBB", 6 << 28, len(data), number, 64) + socket.inet_pton(socket.AF_INET6, address[0].split("%")[0]) + b"\0" * 16 + data)
                    else:
                        f = read_frame(SERVER_MAC + WORLD_MAC + b"\x08\x00" + data)
                    if f and seen["delivered"] is None and is_delivered(f):
                        seen["delivered"] = f
            if done(seen):
                # A little longer: the answer may be on its way.
                end = min(end, time.monotonic() + 0.06)
        return seen

    def neighbour(self, address):
        """Addresses of the server's own network need a fixed neighbour, or answers get lost."""
        subprocess.run(["ip"] + (["-6"] if is6(address) else []) + ["neigh", "replace", address, "lladdr", "02:00:00:00:02:01", "dev", "eth0", "nud", "permanent"], stderr=subprocess.DEVNULL)

    def send_in(self, p):
        def same_port(f):
            return f.get("sport") == p["sport"]

        def delivered(f):
            return f["from"] == p["from"] and same_port(f) and (p["proto"][:4] != "icmp" or f.get("type") == p["type"])

        def reply(f):
            if f["to"] != p["from"]:
                return False
            if f["proto"] in ("icmp", "icmp6"):
                return True
            return f.get("dport") == p["sport"]

        self.neighbour(p["from"])
        before = counters(is6(p["from"]))
        self.drain()
        self.wire.send(frame(p))
        seen = self.watch(delivered, reply, lambda s: s["delivered"] or any(reply(f) for f in s["frames"]))
        after = counters(is6(p["from"]))
        answers = [f for f in seen["frames"] if reply(f)]
        passed = [f for f in seen["frames"] if not reply(f) and f["to"] != p["from"] and f["proto"] == p["proto"] and f.get("sport") == p["sport"]]
        answer = answers[0] if answers else None
        result = {}
        if seen["delivered"]:
            result["verdict"] = "accepted"
            if p["proto"] in ("tcp", "udp") and seen["delivered"]["dport"] != p["dport"]:
                result["to"] = "port %d" % seen["delivered"]["dport"]
        elif passed:
            result["verdict"] = "forwarded"
            result["to"] = "%s port %s, from %s" % (passed[0]["to"], passed[0].get("dport"), passed[0]["from"])
        elif answer:
            result["verdict"] = "rejected"
        else:
            result["verdict"] = "dropped"
        if answer is None:
            result["reply"] = "none"
        elif answer["proto"] == "tcp":
            result["reply"] = "tcp " + answer["flags"]
        elif answer["proto"] == "udp":
            result["reply"] = "udp"
        else:
            result["reply"] = "%s %d/%d" % (answer["proto"], answer["type"], answer["code"])
        self.report(result, before, after, "in")
        if p.get("handshake") and answer and answer["proto"] == "tcp" and answer["flags"] == "SA":
            ack = dict(p, flagbits=FLAGS["A"], seq=p["seq"] + 1, ack=(answer["seq"] + 1) & 0xFFFFFFFF)
            self.wire.send(frame(ack))
            time.sleep(0.05)
            self.sessions[p["handshake"]] = ack
        return result

    def send_out(self, p):
        six = is6(p["to"])
        self.neighbour(p["to"])
        before = counters(six)
        self.drain()
        read_end, write_end = os.pipe()
        child = os.fork()
        if child == 0:
            # The child takes the user and group ids, then opens the connection itself.
            code = 0
            try:
                family = socket.AF_INET6 if six else socket.AF_INET
                if p["proto"] == "icmp":
                    s = socket.socket(family, socket.SOCK_RAW, 58 if six else 1)
                if "gid" in p:
                    os.setgroups([])
                    os.setgid(p["gid"])
                if "uid" in p:
                    os.setuid(p["uid"])
                if p["proto"] == "tcp":
                    s = socket.socket(family, socket.SOCK_STREAM)
                    s.bind(("::" if six else "0.0.0.0", p["sport"]))
                    s.setblocking(False)
                    code = s.connect_ex((p["to"], p["dport"]))
                    if code == errno.EINPROGRESS:
                        select.select([], [s], [], 0.25)
                        code = s.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)
                else:
                    if p["proto"] == "udp":
                        s = socket.socket(family, socket.SOCK_DGRAM)
                        s.bind(("::" if six else "0.0.0.0", p["sport"]))
                        s.connect((p["to"], p["dport"]))
                        body = b"test"
                    else:
                        s.connect((p["to"], 0))
                        body = struct.pack("!BBHHH", p["type"], p["code"], 0, p["sport"], 1) + b"\0" * 12
                        body = body[:2] + struct.pack("!H", checksum(body)) + body[4:]
                    try:
                        s.send(body)
                    except OSError as error:
                        code = error.errno
                    # DROP and REJECT both refuse the call with EPERM. After REJECT a second error waits.
                    select.select([s], [], [], 0.1)
                    code = s.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) or code
            except OSError as error:
                code = error.errno
            os.write(write_end, struct.pack("!i", code))
            os._exit(0)
        os.close(write_end)

        def left(f):
            return f["proto"] == p["proto"] + ("6" if six and p["proto"] == "icmp" else "") and f.get("sport") == p["sport"]

        def arrived(f):
            return f["proto"] == p["proto"] and f.get("dport") == p["dport"] and f.get("sport") == p["sport"]

        seen = self.watch(arrived, None, lambda s: any(left(f) for f in s["frames"]) or s["delivered"])
        code = struct.unpack("!i", os.read(read_end, 4))[0]
        os.close(read_end)
        os.waitpid(child, 0)
        after = counters(six)
        gone = [f for f in seen["frames"] if left(f)]
        result = {}
        if gone:
            result["verdict"] = "accepted"
            if gone[0]["to"] != p["to"]:
                result["to"] = gone[0]["to"]
        elif seen["delivered"]:
            # It stayed on this machine: the loopback interface, or a redirection.
            result["verdict"] = "accepted"
            result["to"] = "this machine, port %s" % seen["delivered"].get("dport")
        else:
            result["verdict"] = "rejected" if code in (errno.ECONNREFUSED, errno.EHOSTUNREACH, errno.ENETUNREACH, errno.EACCES) else "dropped"
        result["reply"] = errno.errorcode.get(code, "none") if code else "none"
        self.report(result, before, after, "out")
        return result

    def report(self, result, before, after, direction):
        rules, reply_rules = split_ways(rose(before, after), direction)
        if direction == "out" and result["verdict"] != "accepted":
            # The refusal comes back over lo. Rules for lo were met by it, not by the packet.
            local = [r for r in rules if re.search(r"(?<!! )-o lo\b", r["rule"])]
            rules = [r for r in rules if r not in local]
            reply_rules = local + reply_rules
        decided = decision(rules)
        result["rules"] = rules
        result["reply_rules"] = reply_rules
        # Two measurements must agree: the sockets and the counters.
        says = target_of(decided["rule"]) if decided and decided["number"] else (decided["rule"].split()[1] if decided else "")
        fits = {"accepted": ("ACCEPT",), "forwarded": ("ACCEPT",), "rejected": ("REJECT",), "dropped": ("DROP", "")}
        result["agree"] = says in fits[result["verdict"]]


NUMBERS = ("sport", "dport", "type", "code", "uid", "gid", "ttl")


def parse(line, lab):
    words = line.split()
    p = {"direction": "in", "ttl": 64, "seq": 1000, "ack": 0}
    if words[0] in ("in", "out"):
        p["direction"] = words.pop(0)
    p["proto"] = words.pop(0)
    if p["proto"] not in ("tcp", "udp", "icmp"):
        raise ValueError("unknown protocol " + p["proto"])
    for word in words:
        name, found, value = word.partition("=")
        if not found:
            raise ValueError("not NAME=VALUE: " + word)
        p[name] = int(value) if name in NUMBERS else value
    if "session" in p:
        old = lab.sessions[p["session"]]
        for name in ("from", "to", "sport", "dport", "seq", "ack"):
            p[name] = old[name]
        p.setdefault("flags", "PA")
    if p["direction"] == "in":
        p.setdefault("from", "198.51.100.23")
        p.setdefault("to", lab.addresses["6" if is6(p["from"]) else "4"])
    elif "to" not in p:
        raise ValueError("an outgoing packet needs to=")
    six = is6(p.get("from", p["to"]))
    if p["proto"] == "icmp":
        p.setdefault("type", 128 if six else 8)
        p.setdefault("code", 0)
        p.setdefault("dport", None)
    elif "dport" not in p:
        raise ValueError("dport= is missing")
    flags = p.get("flags", "S")
    p["flagbits"] = sum(FLAGS[letter] for letter in flags if letter != "-")
    if p["direction"] == "in" and p["proto"] == "icmp" and six:
        p["proto"] = "icmp6"
    return p


def listen(protocol, ports):
    """Opens ports; the sockets must be kept."""
    sockets = []
    for port in ports:
        s = socket.socket(socket.AF_INET6, socket.SOCK_STREAM if protocol == "tcp" else socket.SOCK_DGRAM)
        s.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        s.bind(("::", int(port)))
        if protocol == "tcp":
            s.listen(64)
        sockets.append(s)
    return sockets


def main():
    # A start that fails leaves its rules, or none; packets show which.
    subprocess.run(["csf", "-s"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
    subprocess.run(["/oracle/scripts/save-rules.sh"], check=True)
    lab, listeners = Lab(), []
    for line in sys.stdin.read().splitlines():
        words = line.split()
        if words[0] == "listen":
            listeners += listen(words[1], words[2:])
            continue
        try:
            p = parse(line, lab)
        except KeyError:
            break  # The firewall let no connection be made, so it has no further packets.
        if "sport" not in p:
            p["sport"] = lab.next_port
            lab.next_port += 1
        result = lab.send_in(p) if p["direction"] == "in" else lab.send_out(p)
        print(json.dumps({"packet": line, **result}), flush=True)


if __name__ == "__main__":
    main()
