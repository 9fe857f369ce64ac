import type { LetterState } from '@lectern/contract/identity/mail-states'

const pollMs = 2_000

/** How soon a list of invitations is read again: while a letter is under way. */
export const letterPoll = (rows: readonly { readonly letter: LetterState }[] = []): number | false =>
  rows.some(({ letter }) => letter === 'waiting') ? pollMs : false
