import { newKey } from '../../../lib/new-key.ts'

/** Somebody whom words name, as they were called when they were chosen. */
export interface Named {
  readonly id: number
  readonly name: string
}

/** What somebody is writing. */
export interface Words {
  readonly text: string
  readonly isPrivate: boolean
  /** Uuids of what is attached. */
  readonly files: readonly string[]
  readonly mentions: readonly Named[]
  /** Whom of the team it is for; null: whoever is responsible. */
  readonly addressee: number | null
  /** Sent with the words, and new with each change of them: what is sent twice is stored once. */
  readonly key: string
  /** The same from the first letter until it is sent. */
  readonly draft: string
  /** When the words were written that these change, as their author saw them; null: that is not known, or nothing is changed. */
  readonly base: string | null
}

const noWords = { text: '', isPrivate: false, files: [], mentions: [], addressee: null, base: null } as const

const isWords = (value: unknown): value is Partial<Words> & Pick<Words, 'text' | 'isPrivate' | 'key'> =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'isPrivate' in value &&
  typeof value.isPrivate === 'boolean' &&
  'key' in value &&
  typeof value.key === 'string'

/** Words with a key of their own. */
export const newWords = (words: Partial<Words> = {}): Words => ({
  ...noWords,
  draft: newKey(),
  ...words,
  key: newKey(),
})

const sameList = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join()

/** Whether both say the same to the same people. */
export const isSameWords = (one: Partial<Words>, other: Partial<Words>): boolean => {
  const [a, b] = [
    { ...noWords, ...one },
    { ...noWords, ...other },
  ]
  const isAlike = a.text === b.text && a.isPrivate === b.isPrivate && a.addressee === b.addressee
  return isAlike && sameList(a.files, b.files)
}

/** Words that came back, before what was written meanwhile. */
export const joinWords = (back: Partial<Words>, meanwhile: Words | null): Words => {
  if (meanwhile === null) return newWords(back)
  // Two tabs may get the same words back.
  const isThere = meanwhile.text.includes(back.text ?? '')
  const texts = [isThere ? '' : (back.text ?? ''), meanwhile.text].filter((text) => text.trim() !== '')
  return newWords({
    ...back,
    text: texts.join('\n\n'),
    // What was meant for the team stays with it.
    isPrivate: back.isPrivate === true || meanwhile.isPrivate,
    files: [...new Set([...(back.files ?? []), ...meanwhile.files])],
    mentions: [...(back.mentions ?? []), ...meanwhile.mentions],
  })
}

/** Where the words of one person for one place are kept on the device. */
export const keptName = (person: number, place: string): string => `lectern-comment:${person}:${place}`

/** What was written on this device and never sent; null without. */
export const readKeptWords = (name: string): Words | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return isWords(kept) ? { ...noWords, draft: newKey(), ...kept } : null
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
