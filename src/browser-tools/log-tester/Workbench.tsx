import {useEffect, useMemo, useState, type ReactNode} from 'react';
import clsx from 'clsx';

import CodeField from '@site/src/browser-tools/frame/CodeField';
import {ChoiceField, TextField} from '@site/src/browser-tools/frame/Field';
import Fold from '@site/src/browser-tools/frame/Fold';
import Status from '@site/src/browser-tools/frame/Status';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import Words from '@site/src/browser-tools/frame/Words';
import useRunner, {useAskOnChange} from '@site/src/browser-tools/frame/useRunner';
import QuietLink from '@site/src/components/QuietLink';
import CopyButton from '@site/src/components/CodeBlock/CopyButton';
import form from '@site/src/components/Form/styles.module.css';
import {
  customBlock,
  emptyRule,
  readCustomRules,
  type CustomRule,
} from '@sentinel/csf/model/lfd/patterns/customPatterns';
import {ownPatternHeading} from '@sentinel/csf/pages/toolNames';

import results from './results.lazy.module.css';
import type {Answer} from './session';
import {work} from './work';

/** The page tries a pattern on this many lines while somebody types. */
const mostLines = 2000;
const mostHits = 10;
/** How long the page waits until somebody pauses in typing, and then for an answer. A sound pattern takes 2 ms. */
const [pause, patience] = [200, 2000];

/** Makes a rule for regex.custom.pm, and tries it on the lines of the log. */
export default function Workbench({log}: {log: string}): ReactNode {
  const [rule, setRule] = useState<CustomRule>(emptyRule);
  const lines = useMemo(() => log.split(/\r?\n/, mostLines), [log]);
  const {outcome, isTooSlow} = useOutcome(rule, lines);
  const give = (changes: Partial<CustomRule>): void => setRule({...rule, ...changes});
  const block = rule.pattern === '' ? '' : customBlock(rule);

  return (
    <Fold className={tool.part} summary={ownPatternHeading}>
      <p className={form.hint}>
        For messages that lfd does not know. As you type, the page tries the pattern on the lines above. The ports count
        only while LF_SELECT is on and LF_TRIGGER is off: else, as shipped, lfd blocks all ports. For UDP, write{' '}
        <code translate="no">5060;udp</code>.{' '}
        <QuietLink to="/docs/usage/custom-log-rules/#what-do-the-seven-values-mean">
          What the seven values mean
        </QuietLink>
      </p>
      <div className={tool.fields}>
        <TextField
          label="Pattern, between the slashes"
          value={rule.pattern}
          onText={(pattern) => give({pattern})}
          className={clsx(form.field, tool.wide)}
        />
        <TextField label="Flags" value={rule.flags} onText={(flags) => give({flags})} />
        <TextField
          label="Capture group of the address"
          value={String(rule.addressGroup)}
          onText={(text) => give({addressGroup: Number(/[1-9]/.exec(text)?.[0] ?? 1)})}
        />
        <TextField label="Log setting" value={rule.log} onText={(name) => give({log: name.trim()})} />
        <TextField
          label="Message"
          value={rule.text}
          placeholder="Failed myapp login from"
          onText={(text) => give({text})}
        />
        <TextField label="Name of the rule" value={rule.name} placeholder="myapp" onText={(name) => give({name})} />
        <TextField label="Trigger count" value={rule.count} onText={(count) => give({count})} />
        <TextField label="Ports" value={rule.ports} placeholder="80,443" onText={(ports) => give({ports})} />
        <TextField label="Block time in seconds" value={rule.lasts} onText={(lasts) => give({lasts})} />
      </div>
      <Status isError={isTooSlow}>{isTooSlow ? tooSlow : outcome && sentenceOf(outcome, lines.length)}</Status>
      {outcome !== undefined && (
        <>
          <ul>
            {outcome.problems.map(({harm, text}) => (
              <li key={text}>
                <strong>{harm === 'hint' ? 'Warning:' : 'Error:'}</strong> <Words text={text} />
              </li>
            ))}
          </ul>
          <ol className={results.samples}>
            {outcome.hits.slice(0, mostHits).map(({lineNumber, address, account}) => (
              <li key={lineNumber}>
                <span className={results.lineNumber}>{lineNumber}</span> <code translate="no">{address}</code>
                {account !== '' && (
                  <span>
                    , account <code translate="no">{account}</code>
                  </span>
                )}
              </li>
            ))}
          </ol>
          {outcome.hits.length > mostHits && <p>{`${outcome.hits.length - mostHits} more lines match.`}</p>}
        </>
      )}
      {block !== '' && <Written block={block} />}
      <ReadBack onRule={setRule} />
    </Fold>
  );
}

/** The block for regex.custom.pm, and how to put it there. */
function Written({block}: {block: string}): ReactNode {
  return (
    <>
      <p className={results.label}>
        Between the two “Do not edit” comments of <code translate="no">/usr/local/csf/bin/regex.custom.pm</code>:
      </p>
      <pre translate="no" className={results.written} tabIndex={0}>
        {block}
      </pre>
      <div className={form.actions}>
        <CopyButton className="button button--secondary button--sm" label="Copy the block" readText={() => block} />
      </div>
      <p>Then check the file and restart lfd. One error in it stops lfd, so keep a copy of the file:</p>
      <pre translate="no" className={results.written} tabIndex={0}>
        {
          'cp -p /usr/local/csf/bin/regex.custom.pm /root/regex.custom.pm.bak\nperl -c /usr/local/csf/bin/regex.custom.pm\ncsf --lfd restart'
        }
      </pre>
    </>
  );
}

/** Takes a block of regex.custom.pm apart into the fields. */
function ReadBack({onRule}: {onRule: (rule: CustomRule) => void}): ReactNode {
  const [block, setBlock] = useState('');
  const [rules, setRules] = useState<CustomRule[]>([]);
  const [chosen, setChosen] = useState(0);
  const [sentence, setSentence] = useState('');

  function take(text: string): void {
    setBlock(text);
    const {rules: found, unread} = readCustomRules(text);
    setRules(found);
    setChosen(0);
    if (found[0] !== undefined) {
      onRule(found[0]);
    }
    setSentence(
      [
        found.length > 1
          ? `The first of ${found.length} rules is in the fields above.`
          : found.length === 1
            ? 'The rule is in the fields above.'
            : '',
        ...unread.map((problem) => problem.text),
      ]
        .filter(Boolean)
        .join(' '),
    );
  }

  return (
    <>
      <CodeField label="Or paste an existing block" rows={3} text={block} onText={take}>
        <p role="status">{sentence}</p>
      </CodeField>
      {rules.length > 1 && (
        <ChoiceField
          label="Rule in the fields above"
          value={String(chosen)}
          options={rules.map(({name}, index) => [String(index), `${index + 1}: ${name}`] as const)}
          onChoice={(index) => {
            setChosen(Number(index));
            onRule(rules[Number(index)]!);
            setSentence('');
          }}
        />
      )}
    </>
  );
}

type Outcome = Extract<Answer, {kind: 'pattern'}>;

/** Tries a rule on the lines of a log. */
function useOutcome(rule: CustomRule, lines: readonly string[]): {outcome?: Outcome; isTooSlow: boolean} {
  const runner = useRunner(work);
  const {answer, isWaiting, stop} = runner;
  const question = useMemo(
    () => (rule.pattern === '' ? undefined : {kind: 'pattern' as const, rule, lines}),
    [rule, lines],
  );
  const [slow, setSlow] = useState<typeof question>();
  useAskOnChange(runner, question, pause);
  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    const timer = setTimeout(() => {
      stop();
      setSlow(question);
    }, pause + patience);
    return () => clearTimeout(timer);
  }, [isWaiting, stop, question]);
  return {
    ...(answer?.kind === 'pattern' && {outcome: answer}),
    isTooSlow: question !== undefined && slow === question,
  };
}

const tooSlow =
  'This pattern takes more than two seconds for these lines. On a server it would delay lfd. Avoid repetitions inside repetitions, such as (a+)+.';

function sentenceOf({hits}: Outcome, lines: number): string {
  return hits.length === 0
    ? 'The pattern matches none of these lines.'
    : `The pattern matches ${hits.length} of ${lines} lines.`;
}
