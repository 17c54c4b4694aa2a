/**
 * Whether something that react-player calls an error keeps the film from playing. A browser that
 * wants the visitor to press play, a start that was cut off, and a fault of a stream that its
 * player mends by itself do not.
 * @param data what the player for HLS adds
 */
export function isFailure(error: unknown, data?: {fatal?: boolean}): boolean {
  const name = (error as {name?: unknown} | undefined)?.name;
  return name !== 'NotAllowedError' && name !== 'AbortError' && data?.fatal !== false;
}

/** Whether a rejection nobody caught is that of a player's script that could not be fetched. */
export function isScriptFailure(reason: unknown): boolean {
  return reason instanceof Error && /^Failed to load https?:/.test(reason.message);
}
