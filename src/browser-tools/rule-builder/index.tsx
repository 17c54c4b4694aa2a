import {useId, type ReactNode} from 'react';
import clsx from 'clsx';

import Tool from '@site/src/browser-tools/frame';
import ClearButton from '@site/src/browser-tools/frame/ClearButton';
import CopyLink from '@site/src/browser-tools/frame/CopyLink';
import Status from '@site/src/browser-tools/frame/Status';
import {useToolInput} from '@site/src/browser-tools/frame/toolInput';
import form from '@site/src/components/Form/styles.module.css';
import {findRuleKind, writeLinkedRule, type FieldError, type RuleKind} from '@site/src/csf/lists';

import Fields from './Fields';
import {giveRule, giveTyped, input} from './input';
import KindChoice from './KindChoice';
import PasteLine from './PasteLine';
import {Missing, Rule} from './RuleOutput';
import output from './ruleOutput.lazy.module.css';
import styles from './styles.module.css';
import useLeftFields from './useLeftFields';
import useLinkedRule from './useLinkedRule';

/** Turns fields into a line of the lists, files and settings of csf, and a line into fields. */
export default function RuleBuilder(): ReactNode {
  return (
    <Tool id="rule-builder" input={input} onTyped={giveTyped}>
      <Builder />
    </Tool>
  );
}

function Builder(): ReactNode {
  const id = useId();
  const {pasted, kind: kindId, values: allValues, server} = useToolInput(input);
  const isLinkUnknown = useLinkedRule();
  const left = useLeftFields();

  // The input has only kinds that exist.
  const kind = findRuleKind(kindId)!;
  const values = {...Object.fromEntries(kind.fields.map(({name, initial}) => [name, initial])), ...allValues[kind.id]};
  const fields = kind.tidy(values);
  const errors = kind.check(fields);
  const idOf = (name: string): string => `${id}${kind.id}-${name}`;
  const told = errors.filter(({field}) => left.isDue(idOf(field), values[field] ?? ''));
  const rule = {kind: kind.id, values};
  const warns = errors.length === 0 && kind.warnings(fields).some(({locksOut}) => locksOut);
  return (
    <>
      {isLinkUnknown && (
        <p role="alert" className={form.stopped}>
          This page does not know the line in the link that led here, so the fields do not contain it.
        </p>
      )}
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <PasteLine pasted={pasted} current={rule} />
        <div className={styles.bench}>
          <div className={styles.input}>
            <KindChoice kind={kind} />
            <Fields
              idOf={idOf}
              kind={kind}
              values={values}
              errors={told}
              onChange={(name, value) => giveRule({...rule, values: {...values, [name]: value}})}
              onEnter={(name) => left.enter(idOf(name))}
              onLeave={(name) => left.leave(idOf(name))}
            />
          </div>
          <section
            className={clsx(styles.output, errors.length === 0 && output.made)}
            aria-labelledby="the-line"
            data-verdict={errors.length > 0 ? undefined : verdictOf(kind)}
          >
            <h2 id="the-line">The line</h2>
            <Status>{statusOf(kind, errors, told, warns)}</Status>
            {errors.length > 0 ? (
              <Missing kind={kind} errors={errors} told={told} idOf={idOf} />
            ) : (
              <Rule kind={kind} fields={fields} server={server} />
            )}
          </section>
        </div>
      </form>
      <div className={form.actions}>
        <CopyLink readState={() => writeLinkedRule(rule)} />
        <ClearButton input={input} className="button button--secondary button--sm" onClear={left.forget} />
      </div>
    </>
  );
}

/** The drawing above the line. */
function verdictOf({id}: RuleKind): 'allow' | 'deny' | 'made' {
  return id.startsWith('allow-') ? 'allow' : id.startsWith('deny-') ? 'deny' : 'made';
}

function statusOf(
  kind: RuleKind,
  errors: readonly FieldError[],
  told: readonly FieldError[],
  locksOut: boolean,
): string {
  if (errors.length === 0) {
    return locksOut ? 'Complete. It can lock you out: read the warning first.' : 'Complete.';
  }
  const names = (found: readonly FieldError[]): string =>
    kind.fields
      .filter(({name}) => found.some(({field}) => field === name))
      .map(({label}) => label)
      .join(', ');
  return told.length > 0 ? `Please correct: ${names(told)}.` : `Not complete yet. Missing: ${names(errors)}.`;
}
