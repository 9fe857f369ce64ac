import type { ReadGap } from '../made-question.ts'
import { splitList } from './plain-words.ts'

const line = /_{3,}/
const gap = /_{3,}|\[[^[\]]{1,500}\]|\{[^{}]{1,500}\}/

/** The words and gaps of a sentence; an empty gap has no answer yet. Braces of formulas are none. */
export const readGapPieces = (text: string): (string | ReadGap)[] => {
  const pieces: (string | ReadGap)[] = []
  const pattern = text.includes('$') ? line : gap
  let rest = text
  for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) {
    if (found.index > 0) pieces.push(rest.slice(0, found.index))
    pieces.push(gapOf(found[0].startsWith('_') ? '' : found[0].slice(1, -1)))
    rest = rest.slice(found.index + found[0].length)
  }
  if (rest !== '') pieces.push(rest)
  return pieces
}

const gapOf = (words: string): ReadGap => ({
  isTyped: true,
  answers: formsIn(words).map((text) => ({ text, isRight: true })),
})

/** The accepted forms of one answer. */
export const formsIn = (words: string): string[] =>
  words
    .split('|')
    .map((form) => form.trim())
    .filter((form) => form !== '')

/** The sentence with the answers of a list in its empty gaps. */
export const fillFromList = (pieces: readonly (string | ReadGap)[], list: string): (string | ReadGap)[] => {
  const empty = pieces.filter((piece) => typeof piece !== 'string' && piece.answers.length === 0).length
  const answers = empty === 1 ? [list] : splitList(list)
  return pieces.map((piece) =>
    typeof piece === 'string' || piece.answers.length > 0 ? piece : gapOf(answers.shift() ?? ''),
  )
}
