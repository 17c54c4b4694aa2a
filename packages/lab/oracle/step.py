"""Runs inside the sandbox: types steps of a page in one state of a server, and says what each did.

The task is JSON on stdin:

  address  the reader's own
  shell    commands that bring the server into the state
  opened   lines that the reader's shell has read before, such as aliases
  session  whether the shell knows the SSH session, as it does not with sudo
  steps    each with: before (commands), block (what the reader pastes), done (tests that hold afterwards)

For each step, one line of JSON on stdout: what it harmed, in words, whether its tests held before and after, its exit
code and its output. The next step starts from the same state. Tests are shell; they know $OUTPUT, a file with what the
block printed, $EXIT, and the command "reaches ADDRESS PORT": does a connection from this address come through?
"""
import json, os, re, shutil, socket, subprocess, sys, threading, time

STRANGER = '198.51.100.42'
FOLDERS = ('/etc/csf', '/var/lib/csf', '/usr/local/csf', '/etc/cron.d')
FILES = ('/etc/crontab', '/usr/sbin/csf', '/usr/sbin/lfd', '/etc/init.d/csf', '/etc/init.d/lfd')
LISTS = ('/etc/csf/csf.allow', '/etc/csf/csf.deny', '/etc/csf/csf.ignore',
         '/var/lib/csf/csf.tempallow', '/var/lib/csf/csf.tempban')
# A loop back and forth takes microseconds. The rest is for a busy machine.
PATIENCE = 0.8
LIMIT = 90


def server_of(address):
    return '2001:db8::10' if ':' in address else '203.0.113.10'


def connect(address, port):
    one = socket.socket(socket.AF_INET6 if ':' in address else socket.AF_INET)
    one.settimeout(PATIENCE)
    one.bind((address, 0))
    one.connect((server_of(address), port))
    return one


def reaches(address, port):
    try:
        with connect(address, port):
            return True
    except OSError:
        return False


def client():
    """The other end of the cable: answers requests on stdin, one a line."""
    session = None
    for line in sys.stdin:
        asked = json.loads(line)
        if asked[0] == 'reaches':
            answers = [None] * len(asked[1])
            def ask(number, address, port):
                answers[number] = reaches(address, port)
            threads = [threading.Thread(target=ask, args=(number, *one)) for number, one in enumerate(asked[1])]
            [one.start() for one in threads]
            [one.join() for one in threads]
        elif asked[0] == 'open':
            if session: session.close()
            try:
                session = connect(asked[1], 22)
            except OSError:
                session = None
            answers = session is not None
        else:
            try:
                session.sendall(b'x')
                answers = session.recv(1) == b'x'
            except OSError:
                answers = False
        print(json.dumps(answers), flush=True)


def listen(port):
    """A service that sends back what it gets."""
    server = socket.create_server(('::', port), family=socket.AF_INET6, dualstack_ipv6=True)
    def serve(one):
        try:
            while data := one.recv(1000):
                one.sendall(data)
        except OSError:
            pass
        one.close()
    def accept():
        while True:
            threading.Thread(target=serve, args=(server.accept()[0],), daemon=True).start()
    threading.Thread(target=accept, daemon=True).start()


def run(*words, text=None):
    return subprocess.run(words, input=text, capture_output=True, text=True)


# Writes a setting into csf.conf, as somebody with an editor would.
CONF = '''conf() { sed -i "s|^$1 *=.*|$1 = \\"$2\\"|" /etc/csf/csf.conf; }\n'''


def shell(commands):
    if not commands:
        return
    done = subprocess.run(['bash', '-c', CONF + commands], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, cwd='/root', errors='replace', timeout=LIMIT)
    # How a state is set up may fail only where the state is a failure.
    with open('/oracle/out/setup', 'a') as log:
        log.write(f'$ {commands}\n{done.stdout}exit code {done.returncode}\n')


def world(*words):
    return ['nsenter', '--net=/run/netns/world', *words]


class Client:
    def __init__(self):
        for line in (*(f'ip address add {one}/32 dev world0' for one in
                       ('198.51.100.23', STRANGER, '198.51.100.99', '203.0.113.99', '203.0.113.7')),
                     'ip route add 203.0.113.10 dev world0 src 198.51.100.23',
                     'sysctl -qw net.ipv6.conf.all.disable_ipv6=0 net.ipv6.conf.world0.disable_ipv6=0',
                     'ip address add 2001:db8::7/128 dev world0 nodad', 'ip address add 2001:db8::99/128 dev world0 nodad',
                     'ip -6 route add 2001:db8::10 dev world0',
                     'ip neigh replace 2001:db8::10 lladdr 02:00:00:00:02:10 dev world0 nud permanent'):
            run(*world(*line.split()))
        for one in ('7', '99'):
            run(*f'ip neigh replace 2001:db8::{one} lladdr 02:00:00:00:02:01 dev eth0 nud permanent'.split())
        self.process = subprocess.Popen(world('python3', os.path.abspath(__file__), '--client'), text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, *asked):
        self.process.stdin.write(json.dumps(asked) + '\n')
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


def lfd_pid():
    try:
        pid = int(open('/var/run/lfd.pid').read())
        os.kill(pid, 0)
        return pid
    except (OSError, ValueError):
        return None


class State:
    """Files, rules and sets as they are now, to come back to."""

    def __init__(self):
        self.kept = '/tmp/kept'
        for path in FOLDERS:
            shutil.copytree(path, self.kept + path, symlinks=True)
        for path in FILES:
            os.makedirs(os.path.dirname(self.kept + path), exist_ok=True)
            shutil.copy2(path, self.kept + path)
        self.rules = {program: run(f'{program}-save').stdout for program in ('iptables', 'ip6tables')}
        self.sets = run('ipset', 'save').stdout
        self.has_lfd = lfd_pid() is not None

    def restore(self):
        if not self.has_lfd:
            end_lfds()
        for path in FOLDERS:
            shutil.rmtree(path, ignore_errors=True)
            shutil.copytree(self.kept + path, path, symlinks=True, dirs_exist_ok=True)
        for path in FILES:
            shutil.copy2(self.kept + path, path)
        for program in self.rules:
            for table in ('raw', 'mangle', 'nat', 'filter'):
                run(program, '-t', table, '-F')
                run(program, '-t', table, '-X')
        run('ipset', 'destroy')
        run('ipset', 'restore', text=self.sets)
        for program, rules in self.rules.items():
            for chain in ('INPUT', 'FORWARD', 'OUTPUT'):
                run(program, '-P', chain, 'ACCEPT')
            run(f'{program}-restore', text=rules)
        if self.has_lfd and not lfd_pid():
            shell('csf --lfd start')
            wait_for_lfd()


def end_lfds():
    """Ends also one that is still starting and has no file with its number yet."""
    for number in filter(str.isdigit, os.listdir('/proc')):
        if re.match(r'lfd - |(/usr/bin/perl\0)?(/usr)?/sbin/lfd', text_of(f'/proc/{number}/cmdline')):
            try:
                os.kill(int(number), 9)
            except ProcessLookupError:
                pass


def wait_for_lfd():
    for _ in range(50):
        if lfd_pid():
            return
        time.sleep(0.2)


def text_of(path):
    try:
        with open(path, errors='replace') as file:
            return file.read()
    except OSError:
        return ''


def entries(path):
    return [line.strip() for line in text_of(path).split('\n') if line.strip() and not line.startswith('#')]


class Look:
    """What a step can harm."""

    def __init__(self, ask, address):
        self.reader, self.closed, self.ssh, self.web = ask(
            'reaches', [[address, 22], [STRANGER, 3306], [STRANGER, 22], [STRANGER, 80]])
        self.lists = {path: entries(path) for path in LISTS}
        self.settings = len(re.findall(r'^\w+ *= *"', text_of('/etc/csf/csf.conf'), re.M))
        self.error = os.path.exists('/etc/csf/csf.error')
        self.disabled = os.path.exists('/etc/csf/csf.disable')
        self.lfd = lfd_pid() is not None

    def harms(self, after, lives):
        found = {}
        if self.reader and not after.reader: found['locks out'] = ['the reader no longer reaches SSH']
        if not lives: found['ends sessions'] = ['the open SSH session no longer answers']
        if not self.closed and after.closed: found['opens'] = ['a stranger reaches port 3306']
        if (self.ssh and not after.ssh) or (self.web and not after.web):
            found['closes'] = ['a stranger no longer reaches port 22 or 80']
        for path, lines in self.lists.items():
            lost = [line for line in lines if line not in after.lists[path]]
            if lost:
                found[f'loses {os.path.basename(path)}'] = lost
        if after.settings < self.settings: found['loses csf.conf'] = [f'{after.settings} of {self.settings} settings are left']
        if after.error and not self.error: found['fails'] = [text_of('/etc/csf/csf.error').strip()]
        if after.disabled and not self.disabled: found['disables'] = ['/etc/csf/csf.disable exists']
        if self.lfd and not after.lfd: found['stops lfd'] = ['lfd no longer runs']
        return found


REACHES = f'''reaches() {{ {' '.join(world())} python3 {os.path.abspath(__file__)} --reaches "$@"; }}\n'''


def holds(tests, output, code):
    environment = {**os.environ, 'OUTPUT': output, 'EXIT': str(code)}
    for test in tests:
        if subprocess.run(['bash', '-c', REACHES + test], env=environment, stdin=subprocess.DEVNULL, timeout=LIMIT,
                          stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd='/root').returncode != 0:
            return test
    return None


def paste(block, opened, environment, output):
    """A shell gets the lines as a terminal does when they are pasted: a command that asks takes the next one."""
    mark = '/tmp/exit'
    if os.path.exists(mark): os.remove(mark)
    lines = '\n'.join([*opened, block, f'echo $? >{mark}', ''])
    with open(output, 'w') as file:
        process = subprocess.Popen(['bash', '-O', 'expand_aliases', '-s'], stdin=subprocess.PIPE, stdout=file,
                                   stderr=subprocess.STDOUT, text=True, env=environment, cwd='/root')
        try:
            process.communicate(lines, timeout=LIMIT)
        except subprocess.TimeoutExpired:
            process.kill()
    return int(text_of(mark)) if os.path.exists(mark) else None


def main():
    task = json.load(sys.stdin)
    address = task['address']
    for port in (22, 80, 3306):
        listen(port)
    client_ = Client()
    shell(task['shell'])
    if os.path.exists('/var/run/lfd.pid'): wait_for_lfd()
    state = State()
    environment = {**os.environ, 'TERM': 'xterm'}
    if task['session']:
        environment |= {'SSH_CLIENT': f'{address} 50022 22',
                        'SSH_CONNECTION': f'{address} 50022 {server_of(address)} 22'}
    output, nothing = '/tmp/output', '/tmp/nothing'
    open(nothing, 'w').close()
    for number, step in enumerate(task['steps']):
        if number > 0:
            state.restore()
        shell(step['before'])
        before = Look(client_.ask, address)
        has_session = client_.ask('open', address)
        held = holds(step['done'], nothing, 1) is None
        code = paste(step['block'], task['opened'], environment, output)
        if before.lfd: wait_for_lfd()
        lives = not has_session or client_.ask('talk')
        after = Look(client_.ask, address)
        harms = before.harms(after, lives)
        if code is None: harms['asks'] = ['a command took the lines after it, or never ended']
        print(json.dumps({'harms': harms, 'held': held, 'failed': holds(step['done'], output, code),
                          'code': code, 'output': text_of(output)}), flush=True)


if __name__ == '__main__':
    if sys.argv[1:2] == ['--client']:
        client()
    elif sys.argv[1:2] == ['--reaches']:
        sys.exit(0 if reaches(sys.argv[2], int(sys.argv[3])) else 1)
    else:
        main()
