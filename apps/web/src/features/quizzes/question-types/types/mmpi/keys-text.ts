import type { MmpiStatement } from '@lectern/contract/quizzes/question-types/types/mmpi/question'

type Keys = MmpiStatement['keys']

const minus = '−'

/** Keys as an author writes them: "P+ F−", a letter and the answer that counts there. */
export const keysText = (keys: Keys): string =>
  keys.map(({ letter, keyed }) => `${letter}${keyed === 'yes' ? '+' : minus}`).join(' ')

/** Keys from what was written; each letter once, the last time counts. What is no key is left out. */
export const readKeys = (text: string): Keys => {
  const keys = new Map<string, 'yes' | 'no'>()
  for (const [, letter = '', sign = ''] of text.matchAll(/([^\s,;+\-−–]{1,10})\s*([+\-−–])/gu))
    keys.set(letter, sign === '+' ? 'yes' : 'no')
  return [...keys].map(([letter, keyed]) => ({ letter, keyed }))
}
