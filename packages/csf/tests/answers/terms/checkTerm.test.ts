import {checkConfLine, checkShellLine, checkTerm} from '../../../answers/terms/checkTerm';
import {version} from '../../../model/version';

test.each([
  'LF_SSHD',
  'PORTS_sshd',
  'LF_SSHD = "5"',
  'TCP_IN = "22,30000:35000"',
  'ALLOWIN',
  'SPAMDROP',
  'DROP',
  'csf -d',
  'csf -D 203.0.113.7 a comment of many words',
  'csf --tempdeny 203.0.113.7 3600 -p 22 -d in comment',
  'csf -dr ADDRESS',
  'csf -a ADDRESS [COMMENT]',
  '/etc/csf/csf.allow',
  'csf.deny',
  'csf.cwp.conf',
  '/etc/csf/',
  '/usr/local/csf/tpl/x-arf.txt',
  '/var/log/messages',
  'ConfigServer',
  'Net::IP',
  'OK',
  'iptables -S',
])('%s is right', (code) => expect(checkTerm(code)).toBeUndefined());

test.each([
  ['TCP_INN', `TCP_INN is not a setting of ${version}; did you mean TCP_IN?`],
  ['PORTS_sshdd', `PORTS_sshdd is not a setting of ${version}; did you mean PORTS_sshd?`],
  ['LF_CXS', `LF_CXS is not a setting of ${version}; did you mean LF_CSF?`],
  ['TESTING = "2"', 'TESTING cannot be "2"; it is 0 or 1'],
  ['TCP_IN = "22-25"', 'TCP_IN cannot be "22-25"; it is a list of ports such as 22,443,30000:35000'],
  ['CC_SRC = "9"', 'CC_SRC cannot be "9"; known values are 1, 2'],
  ['CT_LIMIT = "5"', `CT_LIMIT cannot be "5"; the product's own check allows 0 or 10 to 1000`],
  ['csf -zz', `csf has no option -zz in ${version}`],
  ['csf --denny', `csf has no option --denny in ${version}; did you mean --deny?`],
  ['csf -r now', 'csf -r takes no arguments'],
  ['csf -dr 203.0.113.7 comment', 'csf -dr takes only ip'],
  ['csf.alow', 'csf.alow is not a file of the product; did you mean csf.allow?'],
  ['/etc/csf/csf.alow', '/etc/csf/csf.alow is not a file of the product; did you mean /etc/csf/csf.allow?'],
])('%s is wrong', (code, message) => expect(checkTerm(code)).toBe(message));

test.each([
  'csf -d 203.0.113.7 "a comment | with a bar"',
  'csf -g 203.0.113.7 | grep deny > /tmp/out',
  'csf -r # reload',
  '# csf -zz',
  'ls /etc/csf && csf -ra',
  'csf --profile restore "$(ls /var/lib/csf/backup | tail -n 1)"',
  'iptables -S | head -n 3',
])('the shell line %s is right', (line) => expect(checkShellLine(line)).toBeUndefined());

test.each([
  ['csf -d', 'csf -d needs ip [comment]'],
  ['true && csf -tt', `csf has no option -tt in ${version}; did you mean -t?`],
  ['csf restart', 'csf takes an option first, and "restart" is not an option'],
])('the shell line %s is wrong', (line, message) => expect(checkShellLine(line)).toBe(message));

test.each(['', '  ', '# LF_SSHD = 5', 'LF_SSHD = "5"', 'PORTS_sshd = "22"', 'LF_ALERT_TO = ""'])(
  'the line %s of csf.conf is right',
  (line) => expect(checkConfLine(line)).toBeUndefined(),
);

test.each([
  ['LF_SSHD = 5', '"LF_SSHD = 5" is not a line of csf.conf; write NAME = "value"'],
  ['LF_SSHDD = "5"', `LF_SSHDD is not a setting of ${version}; did you mean LF_SSHD?`],
])('the line %s of csf.conf is wrong', (line, message) => expect(checkConfLine(line)).toBe(message));
