import {shippedSettings} from '../../conf/shippedConfig';
import {isTrue, numberOf} from '../../perl';
import {serviceNamed} from '../../services';
import {customHits, foreignAddress, forgedLine, type CustomRule} from './customPatterns';
import type {Harm, RuleProblem} from './harm';
import {patternProblems} from './patternProblems';
import {translatePattern} from './perlPattern';

const wrong = (text: string): RuleProblem => ({harm: 'wrong', text});
const nothing = (text: string): RuleProblem => ({harm: 'nothing', text});
const hint = (text: string): RuleProblem => ({harm: 'hint', text});

/** What is wrong with a rule, tried on lines of its log. */
export function ruleProblems(rule: CustomRule, lines: readonly string[] = []): RuleProblem[] {
  return [
    ...problemsOfPattern(rule),
    ...problemsOnLines(rule, lines),
    ...(rule.hasMore ? [hint('lfd takes seven values of a rule, and leaves the others out.')] : []),
    ...(isTrue(rule.text)
      ? []
      : [nothing(`The text is ${rule.text === '' ? 'empty' : '0'}. lfd reads such a text as no match.`)]),
    ...(/^[\w-]+$/.test(rule.name)
      ? []
      : [
          nothing(
            'Use only letters, digits, _ and - in the name, such as my_app: lfd reads it as a pattern, and other characters can stop it.',
          ),
        ]),
    ...(rule.log === '' ? [hint('The rule names no log, so it checks the lines of every log that lfd reads.')] : []),
    ...(rule.log === '' || shippedSettings.has(rule.log)
      ? []
      : [nothing(`There is no setting ${rule.log} in csf.conf.`)]),
    ...problemsOfLimit(rule),
  ];
}

function problemsOfPattern({pattern, flags, addressGroup}: CustomRule): RuleProblem[] {
  const {expression, differences, isBroken} = translatePattern(pattern, flags);
  const isHalfSlashed = /(?:^|[^\\])(?:\\\\)*\//.test(pattern);
  const isAcrossLines = /\\[nr](?![?*])/.test(pattern.replace(/\\\\|\[(?:\\.|[^\]\\])*\]/g, ''));
  const harm: Harm = isBroken ? 'stop' : expression === undefined ? 'nothing' : 'hint';
  return [
    ...(pattern === '' ? [wrong('The pattern is empty. Write one, or every line counts.')] : []),
    ...(isHalfSlashed
      ? [{harm: 'stop' as const, text: 'A / ends the pattern. Write \\/ for the character itself.'}]
      : []),
    ...(/\bdisconnect from\b(?!.*auth=)/.test(pattern)
      ? [
          wrong(
            'Postfix writes "disconnect from" at the end of each session, so the rule also counts logins that work.',
          ),
        ]
      : []),
    ...viewsOfLogin(expression),
    ...(/[\r\n]/.test(pattern) ? [nothing('The pattern has a line break. A line of a log has none.')] : []),
    ...(isAcrossLines ? [nothing('\\n and \\r match nothing: lfd hands over each line without its end.')] : []),
    ...differences.map((difference) => ({
      harm,
      text: isBroken ? `${difference} lfd does not start with it.` : difference,
    })),
    // What matches nothing blocks nobody, until it is corrected.
    ...(pattern === '' || isBroken ? [] : patternProblems(pattern, addressGroup)).map((problem) =>
      isAcrossLines && problem.harm === 'wrong' ? hint(problem.text) : problem,
    ),
  ];
}

/** Pages with a form for a name and a password. */
const loginPages = ['wp-login.php', 'xmlrpc.php', 'administrator/index.php', 'user/login', 'login.php', 'login'];

/** A request as Apache and nginx log it, without and with the name of the site in front. */
function requestLines(method: string, page: string): string[] {
  const line = `203.0.113.99 - - [28/Nov/2026:05:52:14 +0000] "${method} /${page} HTTP/1.1" 200 5486 "-" "Mozilla/5.0"`;
  return [line, `www.example.com:443 ${line}`];
}

function postPattern(page: string): string {
  return String.raw`^(?:\S+:\d+ )?([0-9a-fA-F:.]+) [^"]*\] "POST [^" ?]*\/${page.replace(/[./]/g, String.raw`\$&`)}`;
}

/** Says that a pattern for a login page counts its views. One that counts every request is meant so. */
function viewsOfLogin(expression: RegExp | undefined): RuleProblem[] {
  const counts = (method: string, page: string): boolean =>
    expression !== undefined && requestLines(method, page).some((line) => expression.test(line));
  const page = loginPages.find((one) => counts('GET', one) && counts('POST', one));
  return page === undefined || counts('GET', 'index.php')
    ? []
    : [
        wrong(
          `It also counts GET, which only shows ${page} and is no failed login. To count POST, write ${postPattern(page)} instead.`,
        ),
      ];
}

/** What shows only on lines of the log. */
function problemsOnLines(rule: CustomRule, lines: readonly string[]): RuleProblem[] {
  const {hits, withoutAddress} = customHits(rule, lines);
  const forged = hits.map(({lineNumber}) => forgedLine(rule, lines[lineNumber - 1]!)).find((one) => one !== undefined);
  const {expression} = translatePattern(rule.pattern, rule.flags);
  const [first] = withoutAddress;
  const taken = first === undefined ? '' : (expression?.exec(lines[first - 1]!)?.[rule.addressGroup] ?? '');
  return [
    ...(forged === undefined
      ? []
      : [wrong(`A visitor can get ${foreignAddress} blocked, as with this line: ${forged}`)]),
    ...(first === undefined
      ? []
      : [
          nothing(
            `In line ${first}, group ${rule.addressGroup} ${taken === '' ? 'is empty, not an address' : `is "${taken.slice(0, 60)}", not an address`} that lfd can block. The rule blocks nobody then, and keeps the built-in patterns from the line.`,
          ),
        ]),
    ...(!rule.removesPrefix && lines.some((line) => /^::ffff:/i.test(expression?.exec(line)?.[rule.addressGroup] ?? ''))
      ? [hint('Write (?:::ffff:)? before the brackets: lfd does not remove this prefix for custom patterns.')]
      : []),
  ];
}

/** What is wrong with the limit of a rule, which one with a name of lfd takes from its setting (lfd.pl lines 1735 to 1773). */
function problemsOfLimit(rule: CustomRule): RuleProblem[] {
  const setting = serviceNamed(rule.name)?.setting;
  if (setting !== undefined) {
    return [problemOfName(rule, setting)];
  }
  const {count, ports, lasts, cloudFlare} = rule;
  return [
    ...problemsOfCount(count),
    ...problemsOfTime(lasts),
    ...fewForGood(count, lasts),
    ...(ports === '' || portList.test(ports)
      ? []
      : [
          nothing(
            'The ports must be numbers or ranges with commas and no space, such as 80,443, 2000:3000 or 53;udp. Of others, csf makes no rule while LF_SELECT is on.',
          ),
        ]),
    ...(isTrue(cloudFlare) && cloudFlare !== '1'
      ? [wrong(`The Cloudflare value must be 0 or 1. lfd takes "${cloudFlare.slice(0, 40)}" for 1.`)]
      : []),
  ];
}

const port = String.raw`\d{1,5}(?::\d{1,5})?(?:;(?:tcp|udp))?`;
const portList = new RegExp(`^${port}(?:,${port})*$`);

/** lfd compares the number of lines with it, so a text counts as the number in front of it. */
function problemsOfCount(count: string): RuleProblem[] {
  const number = numberOf(count);
  return !isTrue(count)
    ? [wrong('A trigger count of 0, or none, blocks permanently at the first line.')]
    : number < 1
      ? [wrong(`lfd reads the trigger count "${count.slice(0, 40)}" as ${number}, and blocks at the first line.`)]
      : !Number.isFinite(number)
        ? [nothing(`lfd never blocks: no number of lines reaches the trigger count "${count.slice(0, 40)}".`)]
        : /^\d+$/.test(count)
          ? []
          : [hint(`lfd reads the trigger count "${count.slice(0, 40)}" as ${number}. Write only the number.`)];
}

/** A time of more than 1 is one in seconds; every other blocks permanently (lfd.pl lines 2504 and 2505). */
function problemsOfTime(lasts: string): RuleProblem[] {
  const seconds = numberOf(lasts);
  const isNumber = /^\d+$/.test(lasts);
  return isNumber && seconds > 0
    ? []
    : seconds > 1
      ? [hint(`lfd reads the time "${lasts.slice(0, 40)}" as ${seconds} seconds. Write only the number of seconds.`)]
      : isTrue(lasts)
        ? [
            wrong(
              `The time must be a number of seconds. lfd reads "${lasts.slice(0, 40)}" as ${seconds}, and 0 and 1 mean a permanent block.`,
            ),
          ]
        : [hint('A time of 0, or none, means a permanent block.')];
}

/** After so many, lfd's own rules for logins block as shipped. */
const usualCount = 5;

/** A block that lasts, after as few lines as a visitor without bad intentions can cause. */
function fewForGood(count: string, lasts: string): RuleProblem[] {
  const [lines, seconds] = [numberOf(count), numberOf(lasts)];
  return lines >= 1 && lines < usualCount && seconds <= 1
    ? [
        hint(
          `${lines === 1 ? 'One line blocks' : `${lines} lines within LF_INTERVAL block`} an address permanently, also that of a user who makes a mistake. Write a time in seconds, such as 3600, or a higher count.`,
        ),
      ]
    : [];
}

function problemOfName({name, needs}: CustomRule, setting: string): RuleProblem {
  if (!shippedSettings.has(setting)) {
    return wrong(
      `lfd uses the name ${name} itself, but there is no ${setting} in csf.conf, so the first line would block permanently. Choose another name.`,
    );
  }
  const adds = `lfd uses the name ${name} itself: the lines add to ${setting}, with its limit.`;
  return needs === setting
    ? hint(adds)
    : wrong(`${adds} Without $config{${setting}} before it, a ${setting} of 0 would block at the first line.`);
}
