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
