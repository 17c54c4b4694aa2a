/** What failed: the network, the host of a file with an error status, or the content of a file. */
export type FailureKind = 'connection' | 'host' | 'file';

/** What a visitor can do about it. */
export const advice: Record<FailureKind, string> = {
  connection: 'You might want to check your network connection.',
  host: 'The server of this site reports an error. Your connection works; try again in a minute.',
  file: 'A file of the search is broken or from another version of the site. Reload the page.',
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

/** What failed, as far as an error says it. A service that gives no reason could not be reached. */
export function failureKindOf(error: unknown): FailureKind {
  return error instanceof SearchFailure ? error.kind : 'connection';
}
