/** A value as a record, which is empty if it is none. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** What stored JSON has by name. Another version of the site may have written it, so it can be anything. */
export function storedRecord(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}
