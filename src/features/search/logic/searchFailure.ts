/** What failed: the network, a server with an error status, or the content of what it sent. */
export type FailureKind = 'connection' | 'host' | 'file';

/** What a visitor can do about it, whether the site searches or a service. */
export const advice: Record<FailureKind, string> = {
  connection: 'You might want to check your network connection.',
  host: 'The server of the search reports an error. Your connection works; try again in a minute.',
  file: 'The server of the search sent something that this page cannot read. Reload the page.',
};

/** Why a search has no result. */
export class SearchFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SearchFailure';
  }
}

/** What failed, as far as an error says it. One that gives no reason counts as one of the connection. */
export function failureKindOf(error: unknown): FailureKind {
  return error instanceof SearchFailure ? error.kind : 'connection';
}
