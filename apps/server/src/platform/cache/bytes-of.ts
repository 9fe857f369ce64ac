/** About how much memory a value of facts takes: its letters as JSON, at two bytes each; at least 1. */
export const bytesOf = (value: unknown): number => (JSON.stringify(value, listed)?.length ?? 0) * 2 + 1

/** Sets and maps say nothing as JSON. */
const listed = (_key: string, value: unknown): unknown =>
  value instanceof Set || value instanceof Map ? [...value] : value
