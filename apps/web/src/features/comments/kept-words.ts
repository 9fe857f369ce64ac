import { newKey } from '../../lib/new-key.ts'

/** What somebody is writing. */
export interface Words {
  readonly text: string
  readonly isPrivate: boolean
  /** Sent with the words, and new with each change of them: what is sent twice is stored once. */
  readonly key: string
}

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'isPrivate' in value &&
  typeof value.isPrivate === 'boolean' &&
  'key' in value &&
  typeof value.key === 'string'

/** Words with a key of their own. */
export const newWords = (text = '', isPrivate = false): Words => ({ text, isPrivate, key: newKey() })

/** Where the words of one person for one place are kept on the device. */
export const keptName = (person: number, place: string): string => `lectern-comment:${person}:${place}`

/** What was written on this device and never sent; null without. */
export const readKeptWords = (name: string): Words | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return isWords(kept) ? kept : null
  } catch {
    // A browser that keeps nothing has no words.
    return null
  }
}

/** Keeps words until they are sent; null forgets them. False where the device keeps nothing. */
export const keepWords = (name: string, words: Words | null): boolean => {
  try {
    if (words === null) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(words))
    return words !== null
  } catch {
    return false
  }
}
