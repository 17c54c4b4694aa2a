import {lazy, Suspense, type ReactNode} from 'react';
import Admonition from '@theme/Admonition';

import QuietLink from '@site/src/components/QuietLink';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import Words from '@site/src/browser-tools/frame/Words';
import Snippet from '@site/src/components/Snippet';
import type {FieldError, RuleKind, Step, Warning} from '@sentinel/csf/answers/build-rule';

import type {RuleProps} from './PacketFilter';
import output from './ruleOutput.lazy.module.css';

/** It makes all rules of csf, so it is loaded with the first line that is complete. */
const PacketFilter = lazy(() => import('./PacketFilter'));

type MissingProps = {
  kind: RuleKind;
  errors: readonly FieldError[];
  /** The errors to show; for the others only the name of the field. */
  told: readonly FieldError[];
  idOf: (name: string) => string;
};

/** The fields that a line still needs, each as a button that leads to it. */
export function Missing({kind, errors, told, idOf}: MissingProps): ReactNode {
  const fields = kind.fields.filter(({name}) => errors.some(({field}) => field === name));
  return (
    <>
      <ul>
        {fields.map((field) => (
          <li key={field.name}>
            <button
              type="button"
              className={tool.textButton}
              onClick={() => document.getElementById(idOf(field.name))?.focus()}
            >
              {field.label}
            </button>
            {told.some((error) => error.field === field.name) && (
              <span>{`: ${told.find((error) => error.field === field.name)!.error}`}</span>
            )}
          </li>
        ))}
      </ul>
      <p>
        <QuietLink to={kind.page}>More about these lines</QuietLink>
      </p>
    </>
  );
}

/** A complete line: what it does, how to use it, and how to undo it. */
export function Rule({kind, fields, server}: RuleProps): ReactNode {
  const line = kind.print(fields);
  return (
    <>
      <Warnings warnings={kind.warnings(fields)} />
      <div className={output.line}>
        <Snippet
          code={line}
          language="text"
          title={kind.setting === undefined ? kind.file : `Entry of ${kind.setting}`}
        />
      </div>
      <h3>Use it</h3>
      <Steps steps={kind.apply(fields)} shown={line} />
      <h3>Undo it</h3>
      <Steps steps={kind.undo(fields)} shown={line} />
      <Suspense>
        <PacketFilter kind={kind} fields={fields} server={server} />
      </Suspense>
    </>
  );
}

/** Warnings before you use a line; those about a lock-out come first. */
function Warnings({warnings}: {warnings: readonly Warning[]}): ReactNode {
  return (
    <>
      <Group type="danger" title="This can lock you out" warnings={warnings.filter(({locksOut}) => locksOut)} />
      <Group type="warning" title="Before you use it" warnings={warnings.filter(({locksOut}) => !locksOut)} />
    </>
  );
}

type GroupProps = {type: string; title: string; warnings: readonly Warning[]};

function Group({type, title, warnings}: GroupProps): ReactNode {
  return (
    warnings.length > 0 && (
      <Admonition type={type} title={title}>
        {warnings.map(({text, page}) => (
          <p key={text}>
            <Words text={text} /> <QuietLink to={page}>Read more</QuietLink>
          </p>
        ))}
      </Admonition>
    )
  );
}

type StepsProps = {
  steps: readonly Step[];
  /** The line that is shown above, and not again in each step. */
  shown: string;
};

/** The steps on the server, in order. */
function Steps({steps, shown}: StepsProps): ReactNode {
  return (
    <ol className={output.steps}>
      {steps.map(({text, command, file, line}) => {
        const isNew = line !== undefined && line !== shown;
        return (
          <li key={text}>
            <p>
              <Words text={text} /> {file !== undefined && !isNew && <code translate="no">{file}</code>}
            </p>
            {isNew && <Snippet code={line} language="ini" {...(file === undefined ? {} : {title: file})} />}
            {command !== undefined && <Snippet code={command} />}
          </li>
        );
      })}
    </ol>
  );
}
