export type AskedAboutEdits = 'release' | 'discard'

/** Edits that wait: since when, who began to hold them, and what waits, each in a few words. */
interface WaitingEdits {
  readonly since: string
  /** Null when the account is gone. */
  readonly by: string | null
}

/** What a page shows of held edits, whatever they are of, and what one may decide about them. */
export interface HeldDecision {
  readonly held: WaitingEdits | undefined
  /** Empty where nothing has changed. */
  readonly waiting: readonly string[]
  readonly mayEdit: boolean
  /** Nothing can be decided now: no connection, or something else is to be decided first. */
  readonly isBlocked: boolean
  readonly isBusy: boolean
  readonly error: string | undefined
  readonly asked: AskedAboutEdits | undefined
  readonly hold: () => void
  readonly release: () => void
  readonly discard: () => void
  readonly ask: (what: AskedAboutEdits | undefined) => void
}
