import facts from '../../../facts/log-messages.json';
import {serviceNamed} from '../../services';
import {compileTemplate, parseTemplate, type Template} from '../template';
import type {CompiledMessage, Message} from './message';
import {refinements} from './refinements';

/** A message, or what the messages of `rows` share. */
type Row = Partial<Message> & {
  /** Names in `shared`: what a row says itself comes before it. */
  like?: readonly string[];
  /** The service whose failures these are; its log, its setting and its name are those that lfd has. */
  failureOf?: string;
  rows?: readonly Row[];
};

const {
  parts,
  shared,
  messages: groups,
} = facts as {
  /** Parts of templates that several messages have. */
  parts: Readonly<Record<string, string>>;
  shared: Readonly<Record<string, Row>>;
  messages: readonly Row[];
};

/** What a row says, with what it shares with others. @throws if it shares what is not there */
function whole(row: Row): Row {
  const unknown = row.like?.find((name) => shared[name] === undefined);
  if (unknown !== undefined) {
    throw new Error(`facts/log-messages.json: ${row.id ?? row.program} is like "${unknown}"; add that to "shared"`);
  }
  const all: Row = Object.assign({}, ...(row.like ?? []).map((name) => shared[name]), row);
  return all.failureOf === undefined ? all : {...failureOf(all.failureOf), ...all};
}

/** What all failures of a service share. */
function failureOf(name: string): Pick<Message, 'check' | 'setting' | 'logs' | 'service'> {
  const known = serviceNamed(name);
  if (known === undefined) {
    throw new Error(`facts/log-messages.json: "failureOf": "${name}" is no service of lfd`);
  }
  const {setting, log} = known;
  return {check: 'failure', setting, logs: [log], service: name};
}

function compiledOf({holds, template}: Message): Template {
  return holds === undefined
    ? compileTemplate(template, parts)
    : {nodes: parseTemplate(template, parts), needle: holds, match: (line) => (line.includes(holds) ? {} : undefined)};
}

/** The messages of `facts/log-messages.json`, in its order. */
export function readMessages(): CompiledMessage[] {
  return groups.flatMap(({rows = [{}], ...group}) =>
    rows.map((row) => {
      const message = {...whole(group), ...whole(row)} as Message;
      const refine = refinements[message.id];
      return {...message, compiled: compiledOf(message), ...(refine && {refine})};
    }),
  );
}
