import type { Edit } from '../reading.ts'

export type LineKind = 'text' | 'option' | 'answer' | 'comment' | 'points' | 'room'

/** A line, or a cell of a table, as far as it tells by itself what it is. */
export interface PlainLine {
  readonly kind: LineKind
  /** Without its number, letter and mark. */
  readonly words: string
  readonly isRight: boolean
  readonly isBox: boolean
  /** The letter or number before it, in small letters. */
  readonly label: string
  readonly isNumbered: boolean
  /** As it stands there. */
  readonly whole: string
  readonly line: number
  /** The change that puts other lines there, or none. */
  readonly replace: (text: string | null) => Edit
}

const keyWords: Readonly<Record<'answer' | 'comment' | 'points', readonly string[]>> = {
  answer: [
    'answer',
    'answers',
    'correct',
    'correct answer',
    'correct answers',
    'key',
    'відповідь',
    'відповіді',
    'правильна відповідь',
    'правильні відповіді',
    'ответ',
    'ответы',
    'правильный ответ',
    'правильные ответы',
  ],
  comment: [
    'comment',
    'explanation',
    'feedback',
    'коментар',
    'пояснення',
    'комментарий',
    'пояснение',
    'объяснение',
  ],
  points: ['points', 'бали', 'баллы'],
}
const keys: ReadonlyMap<string, keyof typeof keyWords> = new Map(
  (['answer', 'comment', 'points'] as const).flatMap((kind) =>
    keyWords[kind].map((word) => [word, kind] as const),
  ),
)

const numbered = /^(?:№ ?)?(\d{1,3})[.)] +(?=\S)/
const lead = /^(?:[*✓✔](?!\*)|\+(?!\d)) ?/
const label = /^(?:\(?(\p{L}|\d{1,2})[.)]|[-–—•·]) +(?=\S)/u
const box = /^(?:\(([ xXхХ+✓]?)\)|\[([ xXхХ+✓]?)\]) +(?=\S)/
const marked = /(?:\*|✓|✔|\(\+\)|\(x\))$/
const room = /^_{3,}$/

/** What a column of a table, or the word before a colon, says that the rest is. */
export const kindOfKey = (word: string): 'answer' | 'comment' | 'points' | undefined =>
  keys.get(word.trim().toLowerCase())

type Told = Pick<PlainLine, 'kind' | 'words' | 'isRight' | 'isBox' | 'label' | 'isNumbered'>

const told = { isRight: false, isBox: false, label: '', isNumbered: false }

const readKey = (text: string): Told | undefined => {
  const colon = text.slice(0, 40).indexOf(':')
  const kind = colon === -1 ? undefined : kindOfKey(text.slice(0, colon))
  return kind && { ...told, kind, words: text.slice(colon + 1).trim() }
}

/** The words without the mark behind them. */
export const withoutMark = (text: string): { words: string; isRight: boolean } => {
  const words = text.replace(marked, '').trimEnd()
  return words === text || words === '' ? { words: text, isRight: false } : { words, isRight: true }
}

/** The letter or the box before an option. */
const readPrefix = (text: string) => {
  const boxed = box.exec(text)
  if (boxed) {
    const isTicked = boxed.slice(1).some((mark) => mark?.trim())
    return { prefix: boxed[0], label: '', isBox: text.startsWith('['), isTicked }
  }
  const [prefix = '', letter = ''] = label.exec(text) ?? []
  return { prefix, label: letter.toLowerCase(), isBox: false, isTicked: false }
}

const readOption = (text: string): Told | undefined => {
  const sign = lead.exec(text)?.[0] ?? ''
  const rest = text.slice(sign.length)
  const { prefix, isTicked, ...found } = readPrefix(rest)
  if (sign === '' && prefix === '') return
  const { words, isRight } = withoutMark(rest.slice(prefix.length))
  return { ...told, ...found, kind: 'option', words, isRight: isRight || isTicked || sign !== '' }
}

/** Tells what one line is. */
export const readLine = (whole: string, line: number, replace: PlainLine['replace']): PlainLine => {
  const text = whole.trim()
  const source = { whole, line, replace }
  if (room.test(text)) return { ...told, ...source, kind: 'room', words: '' }
  const [number = '', digits = ''] = numbered.exec(text) ?? []
  if (number !== '')
    return {
      ...told,
      ...source,
      kind: 'text',
      words: text.slice(number.length),
      label: digits,
      isNumbered: true,
    }
  return { ...source, ...(readKey(text) ?? readOption(text) ?? { ...told, kind: 'text', words: text }) }
}
