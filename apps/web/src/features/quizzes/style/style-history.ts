/** What was chosen before, and what was taken back. */
export interface StyleHistory<Style> {
  readonly past: readonly Style[]
  readonly future: readonly Style[]
  /** What the last change was of: changes of one thing, one after the other, are one step. */
  readonly of: string | null
}

const most = 100

export const noHistory = { past: [], future: [], of: null } as const

/** Notes how it was before a change of `what`. */
export const note = <Style>(
  { past, of }: StyleHistory<Style>,
  before: Style,
  what: string,
): StyleHistory<Style> => ({
  past: of === what ? past : [...past, before].slice(-most),
  future: [],
  of: what,
})

/** One step back; undefined where there is none. */
export const stepBack = <Style>({ past, future }: StyleHistory<Style>, now: Style) => {
  const style = past.at(-1)
  if (style === undefined) return undefined
  return { style, history: { past: past.slice(0, -1), future: [now, ...future], of: null } }
}

/** One step forth again; undefined where there is none. */
export const stepForth = <Style>({ past, future }: StyleHistory<Style>, now: Style) => {
  const [style, ...rest] = future
  if (style === undefined) return undefined
  return { style, history: { past: [...past, now], future: rest, of: null } }
}
