/**
 * The place of the section that becomes active when the one at `removed` goes: the previous one when it was active itself,
 * otherwise the first (document 000 §4); a section that stays active keeps being it.
 */
export const activeAfterRemoval = (active: number, removed: number, count: number): number => {
  const next = removed > active ? active : active - 1
  return Math.min(Math.max(0, next), Math.max(0, count - 2))
}

/** The place of the active section after the one at `from` has gone to the place `to`. */
export const activeAfterMove = (active: number, from: number, to: number): number => {
  if (active === from) return to
  if (from < active && to >= active) return active - 1
  if (from > active && to <= active) return active + 1
  return active
}
