interface SavedQuestion {
  readonly question: { readonly id: string }
  readonly saved_at: string | null
}

/** When the answer to each question was stored last, in milliseconds since 1970; questions without one are left out. */
export const savedMoments = (items: readonly SavedQuestion[]): Map<string, number> =>
  new Map(items.flatMap(({ question, saved_at: at }) => (at === null ? [] : [[question.id, Date.parse(at)]])))

/** The questions whose answer was stored after the moment that this device knows: another device changed them. */
export const changedSince = <Item extends SavedQuestion>(
  known: ReadonlyMap<string, number>,
  items: readonly Item[],
): Item[] =>
  items.filter(({ question, saved_at: at }) => at !== null && Date.parse(at) > (known.get(question.id) ?? 0))
