import {patience, refusal, unanswered, unreachable, type Failure} from './failures';
import type {Field} from '../../../lib/formField';

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
