import {useId, useLayoutEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';

import Tool from '@site/src/browser-tools/frame';
import CopyLink from '@site/src/browser-tools/frame/CopyLink';
import Status from '@site/src/browser-tools/frame/Status';
import formStyles from '@site/src/components/Form/styles.module.css';
import {writeLinkedRule, type FieldError, type RuleKind} from '@site/src/csf/lists';

import {Fields, KindChoice, PasteLine} from './RuleInput';
import {Missing, Rule} from './RuleOutput';
import output from './ruleOutput.lazy.module.css';
import styles from './styles.module.css';
import useRuleBuilder, {useLeftFields} from './useRuleBuilder';

/** Turns fields into a line of the lists, files and settings of csf, and a line into fields. */
export default function RuleBuilder(): ReactNode {
  const id = useId();
  const {state, kind, values, isLinkUnknown, change, changeField, paste, take, adopt, clear} = useRuleBuilder();
  const left = useLeftFields();
  const form = useRef<HTMLFormElement>(null);
  // Somebody may have typed before hydration.
  useLayoutEffect(() => adopt(form.current!), [adopt]);

  const fields = kind.tidy(values);
  const errors = kind.check(fields);
  const idOf = (name: string): string => `${id}${kind.id}-${name}`;
  const told = errors.filter(({field}) => left.isDue(idOf(field), values[field] ?? ''));
  const rule = {kind: kind.id, values};
  const warns = errors.length === 0 && kind.warnings(fields).some(({locksOut}) => locksOut);
  return (
    <Tool
      name="Rule builder"
      withoutScript="The pages named below explain each kind of line with examples that you can copy."
    >
      {isLinkUnknown && (
        <p role="alert" className={formStyles.stopped}>
          This page does not know the line in the link that led here, so the fields do not contain it.
        </p>
      )}
      <form ref={form} className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <PasteLine pasted={state.pasted} current={rule} onPaste={paste} onTake={take} />
        <div className={styles.bench}>
          <div className={styles.input}>
            <KindChoice kind={kind} onChoose={(chosen) => change({kind: chosen})} />
            <Fields
              idOf={idOf}
              kind={kind}
              values={values}
              errors={told}
              onChange={changeField}
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
              <Rule kind={kind} fields={fields} server={state.server} onServer={(server) => change({server})} />
            )}
          </section>
        </div>
      </form>
      <div className={formStyles.actions}>
        <CopyLink readState={() => writeLinkedRule(rule)} />
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => {
            left.forget();
            clear();
          }}
        >
          Clear
        </button>
      </div>
    </Tool>
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
