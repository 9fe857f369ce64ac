const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const cleaned = (value: unknown): unknown => (isPlain(value) ? withoutEmpty(value) : value)

/** The same without what is undefined and without groups in which nothing is left, at any depth. */
export const withoutEmpty = <Value extends object>(value: Value): Value => {
  const entries = Object.entries(value)
    .map(([name, part]) => [name, cleaned(part)] as const)
    .filter(([, part]) => part !== undefined && !(isPlain(part) && Object.keys(part).length === 0))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field of a style may be absent
  return Object.fromEntries(entries) as Value
}
