/** A list with an entry put first; each entry stands once, the oldest go. */
export const withEntry = (list: readonly string[], entry: string, most: number): string[] =>
  [entry, ...list.filter((each) => each !== entry)].slice(0, most)
