import {cutText} from '../../../urls/textInUrl';
import type {Field, Values} from '../../../lib/formField';

/** Why a message failed, or may have failed. */
export type Failure = {
  /** What happened and what to do. */
  sentence: string;
  /** The service's errors for fields, by their ids. */
  errors: Values;
};

/** Timeout for the service, in milliseconds. */
const patience = 20_000;

const unreachable: Failure = {
  sentence:
    'Not sent: your browser cannot reach the message service. ' +
    'Check your connection, and whether a browser extension blocks the request.',
  errors: {},
};

const unanswered: Failure = {
  sentence:
    `The service did not answer within ${patience / 1000} seconds. ` +
    'Your message may still have arrived. If you send it again, it may arrive twice.',
  errors: {},
};

export const automatic: Failure = {
  sentence:
    'Not sent: something filled in a hidden field, as spam programs do. ' +
    'If it was your browser, try again: the field is empty now.',
  errors: {},
};

/** Posts a form to a form service; undefined if the service accepted it. */
export async function send(action: string, body: FormData, fields: readonly Field[]): Promise<Failure | undefined> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patience);
  try {
    const response = await fetch(action, {
      method: 'POST',
      body,
      headers: {Accept: 'application/json'},
      credentials: 'omit',
      // Services check which site a form comes from. They do not need the page and its query.
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

/** What an unsuccessful answer of the service means. */
export function refusal(status: number, body: unknown, fields: readonly Field[]): Failure {
  if (status === 429) {
    return {
      sentence: 'Not sent: the service is getting too many messages. Wait a minute, then try again.',
      errors: {},
    };
  }
  if (status >= 500) {
    return {
      sentence: `Not sent: the service failed (status ${status}). Try again in a few minutes.`,
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
        ? `Not sent: the service refused the message. It says: ${reasons.join(' ')}`
        : `Not sent: the service refused the message (status ${status}).`,
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

/** Services write "should be an email", without the name of the field. */
function asSentence(message: string, subject: string): string {
  const isContinuation = /^[a-z]/.test(message) && subject !== '';
  const text = isContinuation ? `${subject}: ${message}` : message;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
