import {useId, type ReactNode} from 'react';
import clsx from 'clsx';

import Tool from '@site/src/browser-tools/frame';
import Bench, {useAsks} from '@site/src/browser-tools/frame/Bench';
import CopyLink from '@site/src/browser-tools/frame/CopyLink';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import {useToolInput} from '@site/src/browser-tools/frame/toolInput';
import form from '@site/src/components/Form/styles.module.css';
import type {GateState} from '@site/src/components/Gate';
import {
  findRuleKind,
  writeLinkedRule,
  type FieldError,
  type RuleKind,
  type Warning,
} from '@sentinel/csf/answers/build-rule';

import Fields from './Fields';
import {examples, givePasted, giveRule, giveTyped, input} from './input';
import KindChoice from './KindChoice';
import PasteLine from './PasteLine';
import {Missing, Rule} from './RuleOutput';
import output from './ruleOutput.lazy.module.css';
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
  const {pasted, isFromBefore, kind: kindId, values: allValues, server} = useToolInput(input);
  const isLinkUnknown = useLinkedRule();
  const left = useLeftFields();
  const asks = useAsks();

  // The input has only kinds that exist.
  const kind = findRuleKind(kindId)!;
  const values = {...Object.fromEntries(kind.fields.map(({name, initial}) => [name, initial])), ...allValues[kind.id]};
  const fields = kind.tidy(values);
  const errors = kind.check(fields);
  const idOf = (name: string): string => `${id}${kind.id}-${name}`;
  const told = errors.filter(({field}) => left.isDue(idOf(field), values[field] ?? ''));
  const rule = {kind: kind.id, values};
  const isComplete = errors.length === 0;
  // An answer about another line would pass for one about the text above it.
  const isOfOther = isFromBefore && isComplete;
  return (
    <Bench
      input={input}
      asks={asks}
      examples={examples.map(({name, line}) => ({name, show: () => givePasted(line)}))}
      fields={
        <>
          {isLinkUnknown && (
            <p role="alert" className={form.stopped}>
              This page does not know the line in the link that led here, so the fields do not contain it.
            </p>
          )}
          <PasteLine pasted={pasted} current={rule} ask={asks[1]} />
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
        </>
      }
      run="Make the line"
      onRun={() => {
        kind.fields.forEach(({name}) => left.leave(idOf(name)));
        giveRule(rule);
      }}
      beside={<CopyLink readState={() => writeLinkedRule(rule)} />}
      onClear={left.forget}
      given={pasted}
      needs={
        isOfOther
          ? 'The text above is not in the fields: they hold an earlier line.'
          : `Not complete yet. Missing: ${labelsOf(kind, errors)}.`
      }
      failure={told.length > 0 ? `Please correct: ${labelsOf(kind, told)}.` : undefined}
      verdict={
        isComplete && !isOfOther
          ? {
              gate: gateOf(kind),
              heading: kind.sentence(fields),
              more: `The line is complete.${dangerOf(kind.warnings(fields))}`,
            }
          : undefined
      }
    >
      <section className={clsx(tool.stack, output.made)} aria-label="The line">
        {isOfOther ? null : isComplete ? (
          <Rule kind={kind} fields={fields} server={server} />
        ) : (
          <Missing kind={kind} errors={errors} told={told} idOf={idOf} />
        )}
      </section>
    </Bench>
  );
}

function dangerOf(warnings: readonly Warning[]): string {
  return warnings.some(({locksOut}) => locksOut)
    ? ' It can lock you out: read the warning first.'
    : warnings.some(({doubt}) => doubt === 'grave')
      ? ' It does harm: read the warning first.'
      : '';
}

function gateOf({id}: RuleKind): GateState {
  return id.startsWith('allow-') ? 'open' : id.startsWith('deny-') ? 'shut' : 'none';
}

function labelsOf(kind: RuleKind, errors: readonly FieldError[]): string {
  return kind.fields
    .filter(({name}) => errors.some(({field}) => field === name))
    .map(({label}) => label)
    .join(', ');
}
