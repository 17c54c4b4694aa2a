/**
 * What could not be loaded, for a visitor. The bundler's errors name the file in `request`; their own texts are for
 * programmers.
 */
export function describeLoadError(error: unknown): string {
  const {request, message = String(error)} = error as {request?: string; message?: string};
  return request ? `Could not fetch ${request}` : message;
}
