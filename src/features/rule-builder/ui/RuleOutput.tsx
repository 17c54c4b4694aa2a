import {lazy, Suspense, type ReactNode} from 'react';
import Admonition from '@theme/Admonition';

import QuietLink from '@site/src/components/BrowserTool/QuietLink';
import tool from '@site/src/components/BrowserTool/styles.module.css';
import Snippet from '@site/src/components/Snippet';
import type {
  FieldError,
  RuleFields,
  RuleKind,
  ServerSettings,
  Step,
  Warning,
} from '@site/src/features/rule-builder/logic';

import output from './ruleOutput.lazy.module.css';
import styles from './styles.module.css';

/** It makes all rules of csf, so it is loaded with the first line that is complete. */
const PacketFilter = lazy(() => import('./PacketFilter'));

type MissingProps = {
  kind: RuleKind;
  errors: readonly FieldError[];
  /** The errors that are shown; of the others only the field is named. */
  told: readonly FieldError[];
  idOf: (name: string) => string;
};

/** What a line still lacks, each with the way to its field. */
export function Missing({kind, errors, told, idOf}: MissingProps): ReactNode {
  const fields = kind.fields.filter(({name}) => errors.some(({field}) => field === name));
  return (
    <ul className={styles.missing}>
      {fields.map((field) => (
        <li key={field.name}>
          <button
            type="button"
            className={tool.textButton}
            onClick={() => document.getElementById(idOf(field.name))?.focus()}
          >
            {field.label}
          </button>
          {told.some((error) => error.field === field.name) &&
            `: ${told.find((error) => error.field === field.name)!.error}`}
        </li>
      ))}
    </ul>
  );
}

export type RuleProps = {
  kind: RuleKind;
  /** Right fields. */
  fields: RuleFields;
  server: ServerSettings;
  onServer: (server: ServerSettings) => void;
};

/** A line that is complete: the line itself, what it says, how it is used and taken back. */
export function Rule({kind, fields, server, onServer}: RuleProps): ReactNode {
  const line = kind.print(fields);
  return (
    <>
      <Warnings warnings={kind.warnings(fields)} />
      <p className={output.sentence}>{kind.sentence(fields)}</p>
      <div className={output.line}>
        <Snippet
          code={line}
          language="text"
          title={kind.setting === undefined ? kind.file : `Entry of ${kind.setting}`}
        />
      </div>
      <h3>Use it</h3>
      <Steps steps={kind.apply(fields)} shown={line} />
      <h3>Take it back</h3>
      <Steps steps={kind.undo(fields)} shown={line} />
      <Suspense>
        <PacketFilter kind={kind} fields={fields} server={server} onServer={onServer} />
      </Suspense>
    </>
  );
}

/** What to know before a line is used; what can lock out comes first. */
function Warnings({warnings}: {warnings: readonly Warning[]}): ReactNode {
  return (
    <>
      <Group type="danger" title="This can lock you out" warnings={warnings.filter(({locksOut}) => locksOut)} />
      <Group type="warning" title="Know before you use it" warnings={warnings.filter(({locksOut}) => !locksOut)} />
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
            {text} <QuietLink to={page}>Read more</QuietLink>
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

/** What to do on the server, one after the other. */
function Steps({steps, shown}: StepsProps): ReactNode {
  return (
    <ol className={output.steps}>
      {steps.map(({text, command, file, line}) => {
        const isNew = line !== undefined && line !== shown;
        return (
          <li key={text}>
            <p>
              {text} {file !== undefined && !isNew && <code>{file}</code>}
            </p>
            {isNew && <Snippet code={line} language="ini" {...(file === undefined ? {} : {title: file})} />}
            {command !== undefined && <Snippet code={command} />}
          </li>
        );
      })}
    </ol>
  );
}
