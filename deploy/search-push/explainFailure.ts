/** Says in a sentence what went wrong and what to do; errors of the service's client know only the first. */
export function explainFailure(error: unknown): string {
  const {name, message, status} = error as {name?: string; message?: string; status?: number};
  if (name === 'RetryError') {
    return 'No host of the search service answered: look at the network and at ALGOLIA_APP_ID, then push again.';
  }
  if (status === 401 || status === 403) {
    return `The search service refused (${message}): look at ALGOLIA_APP_ID, and whether ALGOLIA_ADMIN_KEY is the admin key.`;
  }
  if (status !== undefined) {
    return `The search service answered with status ${status} (${message}): push again; the old records stay until the new ones are complete.`;
  }
  return message ?? String(error);
}
