import { isRevised } from './define-draft-kind.ts'
import type { Revised } from './draft-kind.ts'

// A page that is closed in the millisecond after a keystroke has no time for IndexedDB. Local storage is written at once.
const keyOf = (person: string, entity: string): string => `lectern-last-words:${person}:${entity}`

interface UnloadSnapshot<D> {
  content: D
  base: Revised<D>
}

const isLastWords = <D>(value: unknown): value is UnloadSnapshot<D> =>
  typeof value === 'object' &&
  value !== null &&
  'content' in value &&
  'base' in value &&
  isRevised(value.base)

/** Writes a document that the outbox does not have yet, before the page goes. */
export const saveUnloadSnapshot = <D>(person: string, entity: string, words: UnloadSnapshot<D>): void => {
  try {
    localStorage.setItem(keyOf(person, entity), JSON.stringify(words))
  } catch {
    // No room: what the outbox has got until now is kept, the last keystroke is not.
  }
}

/** What an earlier visit wrote so, if anything. */
export const readUnloadSnapshot = <D>(person: string, entity: string): UnloadSnapshot<D> | undefined => {
  try {
    const words: unknown = JSON.parse(localStorage.getItem(keyOf(person, entity)) ?? 'null')
    return isLastWords<D>(words) ? words : undefined
  } catch {
    return
  }
}

export const removeUnloadSnapshot = (person: string, entity: string): void => {
  try {
    localStorage.removeItem(keyOf(person, entity))
  } catch {
    // Read again at the next visit, and stored again: the same words.
  }
}
