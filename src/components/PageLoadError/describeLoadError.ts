/**
 * What could not be loaded, for a visitor. The bundler's errors name the file in `request`; their own texts are for
 * programmers.
 */
export function describeLoadError(error: unknown): string {
  const file = error instanceof Error && 'request' in error ? String(error.request) : '';
  if (file) {
    return `This file could not be fetched: ${file}`;
  }
  return error instanceof Error ? error.message : String(error);
}
