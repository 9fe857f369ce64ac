import { foldForms } from '@lectern/contract/kernel/words/fold'
import type { ReadGap } from '../made-question.ts'

/** Signs that mean something in a cell; behind a backslash they are signs. */
const signs = /[\\[\]|*=]/g

/** Words as they may stand in a cell with signs. */
export const writeSigns = (words: string): string => words.replaceAll(signs, String.raw`\$&`)

/** Words without the backslashes before signs. */
export const readSigns = (words: string): string => words.replaceAll(/\\([\\[\]|*=])/g, '$1')

/** Where a sign stands without a backslash before it; -1 for nowhere. */
const findSign = (text: string, sign: string, from = 0): number => {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text.startsWith(sign, at)) return at
  }
  return -1
}

const splitAt = (text: string, sign: string): string[] => {
  const at = findSign(text, sign)
  return at === -1 ? [text] : [text.slice(0, at), ...splitAt(text.slice(at + sign.length), sign)]
}

/** The two sides of a pair; undefined where there is no sign between them. */
export const readPair = (cell: string): readonly [string, string] | undefined => {
  const at = findSign(cell, '=')
  return at === -1 ? undefined : [readSigns(cell.slice(0, at)).trim(), readSigns(cell.slice(at + 1)).trim()]
}

export const writePair = (left: string, right: string): string => `${writeSigns(left)} = ${writeSigns(right)}`

/** The words and gaps of a text: `[one|other]` is typed, `[*right|wrong]` has a list. */
export const readGaps = (text: string): (string | ReadGap)[] => {
  const open = findSign(text, '[')
  const close = open === -1 ? -1 : findSign(text, ']', open)
  if (close === -1) return text === '' ? [] : [readSigns(text)]
  const forms = splitAt(text.slice(open + 1, close), '|')
  const isList = forms.some((form) => form.startsWith('*'))
  const gap: ReadGap = {
    isTyped: !isList,
    answers: forms.map((form) => ({
      text: readSigns(form.replace(/^\*/, '')).trim(),
      isRight: !isList || form.startsWith('*'),
    })),
  }
  const before = open === 0 ? [] : [readSigns(text.slice(0, open))]
  return [...before, gap, ...readGaps(text.slice(close + 1))]
}

export const writeGap = ({ isTyped, answers }: ReadGap): string =>
  `[${answers.map(({ text, isRight }) => `${!isTyped && isRight ? '*' : ''}${writeSigns(text)}`).join('|')}]`

/** The options that a cell names, by words, or by number where no option has these words: `2`, or `#2`. */
export const readRight = (cell: string, options: readonly string[]) => {
  const whole = options.indexOf(cell)
  const names = cell.split(/[,;]/).map((each) => each.trim())
  const found = names.filter((name) => name !== '').map((name) => ({ name, at: placeOf(name, options) }))
  return {
    right: new Set(whole === -1 ? found.flatMap(({ at }) => (at === -1 ? [] : [at])) : [whole]),
    unknown: whole === -1 ? found.filter(({ at }) => at === -1).map(({ name }) => name) : [],
  }
}

const placeOf = (name: string, options: readonly string[]): number => {
  const byWords = options.findIndex((option) => foldForms(option) === foldForms(name))
  const at = byWords === -1 ? Number(name.replace(/^#/, '')) - 1 : byWords
  return Number.isInteger(at) && at >= 0 && at < options.length ? at : -1
}

/** The right options as a cell that is read as these: by number, unless an option is written like one. */
export const writeRight = (right: readonly number[], options: readonly string[]): string => {
  const plain = right.map((at) => String(at + 1)).join(', ')
  const isReadAs = ({ right: found }: ReturnType<typeof readRight>) =>
    found.size === right.length && right.every((at) => found.has(at))
  return isReadAs(readRight(plain, options)) ? plain : right.map((at) => `#${at + 1}`).join(', ')
}
