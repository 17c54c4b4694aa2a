import {useEffect, useId, useMemo, useState, type ReactNode} from 'react';
import clsx from 'clsx';

import CodeArea, {asTyped} from '@site/src/browser-tools/frame/CodeArea';
import QuietLink from '@site/src/components/QuietLink';
import Status from '@site/src/browser-tools/frame/Status';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import CopyButton from '@site/src/components/CodeBlock/CopyButton';
import form from '@site/src/components/Form/styles.module.css';
import {customBlock, emptyRule, readCustomRules, type CustomRule} from '@site/src/csf/lfd/patterns/customPatterns';

import type {Answer} from './session';
import results from './results.lazy.module.css';
import {startRunner, type Runner} from './useLogTest';

/** The page tries a pattern on this many lines while somebody types. */
const mostLines = 2000;
/** A sound pattern needs a thousandth of this. */
const patience = 2000;

type Outcome = Extract<Answer, {kind: 'pattern'}> | 'too slow' | undefined;

/** Makes a rule for regex.custom.pm, and tries it on the lines of the log. */
export default function Workbench({log}: {log: string}): ReactNode {
  const [rule, setRule] = useState<CustomRule>(emptyRule);
  const lines = useMemo(() => log.split(/\r?\n/, mostLines), [log]);
  const outcome = useOutcome(rule, lines);
  const give = (changes: Partial<CustomRule>): void => setRule({...rule, ...changes});
  const block = rule.pattern === '' ? '' : customBlock(rule);

  return (
    <details className={clsx(tool.part, tool.fold)}>
      <summary>Write a pattern of your own</summary>
      <p className={form.hint}>
        For messages that lfd does not know. As you type, the page tries the pattern on the lines above.{' '}
        <QuietLink to="/docs/usage/custom-log-rules/">What the seven values mean</QuietLink>
      </p>
      <div className={tool.fields}>
        <Field label="Pattern, between the slashes" value={rule.pattern} onText={(pattern) => give({pattern})} isWide />
        <Field label="Flags" value={rule.flags} onText={(flags) => give({flags})} />
        <Field
          label="Group with the address"
          value={String(rule.addressGroup)}
          onText={(text) => give({addressGroup: Number(/[1-9]/.exec(text)?.[0] ?? 1)})}
        />
        <Field label="Log setting" value={rule.log} onText={(name) => give({log: name.trim()})} />
        <Field
          label="Message"
          value={rule.text}
          placeholder="Failed myapp login from"
          onText={(text) => give({text})}
        />
        <Field label="Name of the rule" value={rule.name} placeholder="myapp" onText={(name) => give({name})} />
        <Field label="Trigger count" value={rule.count} onText={(count) => give({count})} />
        <Field label="Ports" value={rule.ports} placeholder="80,443" onText={(ports) => give({ports})} />
        <Field label="Block time in seconds" value={rule.lasts} onText={(lasts) => give({lasts})} />
      </div>
      <Status isError={outcome === 'too slow'}>{rule.pattern === '' ? '' : sentenceOf(outcome, lines.length)}</Status>
      {outcome !== undefined && outcome !== 'too slow' && rule.pattern !== '' && (
        <>
          <ul>
            {outcome.problems.map(({isError, text}) => (
              <li key={text}>
                <strong>{isError ? 'Error' : 'Warning'}:</strong> {text}
              </li>
            ))}
          </ul>
          <ol className={results.samples}>
            {outcome.hits.slice(0, 10).map(({lineNumber, address, account}) => (
              <li key={lineNumber}>
                <span className={results.lineNumber}>{lineNumber}</span> <code>{address}</code>
                {account !== '' && (
                  <>
                    , account <code>{account}</code>
                  </>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      {block !== '' && (
        <>
          <p className={results.label}>
            Between the two “Do not edit” comments of <code>/usr/local/csf/bin/regex.custom.pm</code>:
          </p>
          <pre className={results.written} tabIndex={0}>
            {block}
          </pre>
          <div className={form.actions}>
            <CopyButton className="button button--secondary button--sm" label="Copy the block" readText={() => block} />
          </div>
          <p>Then check the file and restart lfd. One error in it stops lfd, so keep a copy of the file:</p>
          <pre className={results.written} tabIndex={0}>
            {
              'cp -p /usr/local/csf/bin/regex.custom.pm /root/regex.custom.pm.bak\nperl -c /usr/local/csf/bin/regex.custom.pm\ncsf --lfd restart'
            }
          </pre>
        </>
      )}
      <ReadBack onRule={setRule} />
    </details>
  );
}

type FieldProps = {
  label: string;
  value: string;
  placeholder?: string;
  isWide?: boolean;
  onText: (text: string) => void;
};

function Field({label, value, placeholder, isWide = false, onText}: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={clsx(form.field, isWide && tool.wide)}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        placeholder={placeholder}
        {...asTyped}
        onChange={({target}) => onText(target.value)}
      />
    </div>
  );
}

/** Takes a block of regex.custom.pm apart into the fields. */
function ReadBack({onRule}: {onRule: (rule: CustomRule) => void}): ReactNode {
  const id = useId();
  const [sentence, setSentence] = useState('');

  function take(text: string): void {
    const {rules, unread} = readCustomRules(text);
    if (rules[0] !== undefined) {
      onRule(rules[0]);
    }
    setSentence(
      [
        rules.length > 1
          ? `The first of ${rules.length} rules is in the fields above.`
          : rules.length === 1
            ? 'The rule is in the fields above.'
            : '',
        ...unread,
      ]
        .filter(Boolean)
        .join(' '),
    );
  }

  return (
    <div className={form.field}>
      <label htmlFor={id}>Or paste a block that you have</label>
      <CodeArea id={id} rows={3} onChange={({target}) => take(target.value)} />
      <p role="status">{sentence}</p>
    </div>
  );
}

/**
 * Tries a rule on the lines of a log, beside the page: a pattern that backtracks without end holds up its own worker,
 * which is stopped then.
 */
function useOutcome(rule: CustomRule, lines: readonly string[]): Outcome {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (rule.pattern === '') {
      return undefined;
    }
    let runner: Runner | undefined;
    let late: ReturnType<typeof setTimeout>;
    const soon = setTimeout(() => {
      runner = startRunner((answer) => {
        clearTimeout(late);
        if (answer.kind === 'pattern') {
          setOutcome(answer);
        }
      });
      runner.ask({kind: 'pattern', rule, lines});
      late = setTimeout(() => {
        runner?.stop();
        setOutcome('too slow');
      }, patience);
    }, 200);
    return () => {
      clearTimeout(soon);
      clearTimeout(late);
      runner?.stop();
    };
  }, [rule, lines]);
  return outcome;
}

function sentenceOf(outcome: Outcome, lines: number): string {
  if (outcome === undefined) {
    return '';
  }
  if (outcome === 'too slow') {
    return 'This pattern takes more than two seconds for these lines. On a server it would delay lfd. Avoid repetitions inside repetitions, such as (a+)+.';
  }
  const {hits} = outcome;
  return hits.length === 0
    ? 'The pattern matches none of these lines.'
    : `The pattern matches ${hits.length} of ${lines} lines.`;
}
