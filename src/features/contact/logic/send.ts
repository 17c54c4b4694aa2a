import {cutText} from '../../../urls/textInUrl';
import type {Field, Values} from '../../../lib/formField';

/** Why a message is not known to have arrived. */
export type Failure = {
  /** Says what happened and what to do. */
  sentence: string;
  /** What the service finds wrong with fields, by their ids. */
  errors: Values;
};

/** How long the service may take, in milliseconds. */
const patience = 20_000;

const unreachable: Failure = {
  sentence:
    'Not sent: the service that takes the messages cannot be reached. ' +
    'Check your connection, and whether an extension of your browser stops the request.',
  errors: {},
};

const unanswered: Failure = {
  sentence:
    `The service gave no answer within ${patience / 1000} seconds. ` +
    'Your message may have arrived all the same; if you send it again, it may arrive twice.',
  errors: {},
};

export const automatic: Failure = {
  sentence:
    'Not sent: a field that people do not see was filled in, as programs do. ' +
    'If your browser did it for you, try again: the field is empty now.',
  errors: {},
};

/** Posts a form to a service that takes forms; undefined when the service took it. */
export async function send(action: string, body: FormData, fields: readonly Field[]): Promise<Failure | undefined> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patience);
  try {
    const response = await fetch(action, {
      method: 'POST',
      body,
      headers: {Accept: 'application/json'},
      credentials: 'omit',
      // Services look from which site a form comes; the page and its query are nobody's business.
      referrerPolicy: 'strict-origin',
      signal: controller.signal,
    });
    if (response.ok) {
      return undefined;
    }
    const answer: unknown = await response.json().catch(() => undefined);
    return refusal(response.status, answer, fields);
  } catch {
    return controller.signal.aborted ? unanswered : unreachable;
  } finally {
    clearTimeout(timer);
  }
}

/** What an answer of the service means that is no success. */
export function refusal(status: number, body: unknown, fields: readonly Field[]): Failure {
  if (status === 429) {
    return {
      sentence: 'Not sent: the service gets too many messages just now. Wait a minute, then try again.',
      errors: {},
    };
  }
  if (status >= 500) {
    return {
      sentence: `Not sent: the service has an error of its own (status ${status}). Try again in a few minutes.`,
      errors: {},
    };
  }
  const complaints = complaintsOf(body);
  const errors = Object.fromEntries(
    complaints.flatMap(({message, field}) => {
      const known = fields.find(({name}) => name === field);
      return known ? [[known.id, asSentence(message, known.label)]] : [];
    }),
  );
  const reasons = complaints.map(({message, field}) => asSentence(message, field));
  return {
    sentence:
      reasons.length > 0
        ? `Not sent: the service did not take the message. It says: ${reasons.join(' ')}`
        : `Not sent: the service did not take the message (status ${status}).`,
    errors,
  };
}

type Complaint = {message: string; field: string};

/** The messages of `{errors: [{message, field}]}`, or of `{error: "…"}`, as services write them. */
function complaintsOf(body: unknown): Complaint[] {
  const {errors, error} = (body ?? {}) as {errors?: unknown; error?: unknown};
  const list: unknown[] = Array.isArray(errors) ? errors : [{message: error}];
  return list.slice(0, 10).flatMap((entry) => {
    const {message, field} = (entry ?? {}) as {message?: unknown; field?: unknown};
    return typeof message === 'string' && message.trim() !== ''
      ? [{message: cutText(message.trim(), 200), field: typeof field === 'string' ? field : ''}]
      : [];
  });
}

/** Services write "should be an email" and leave the name of the field out. */
function asSentence(message: string, subject: string): string {
  const isContinuation = /^[a-z]/.test(message) && subject !== '';
  const text = isContinuation ? `${subject}: ${message}` : message;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
