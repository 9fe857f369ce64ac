import { conditionally } from './plain-words.ts'
import { withoutMark, type PlainLine } from './plain-line.ts'
import type { PlainBlock } from './plain-blocks.ts'

export interface PlainPair {
  readonly line: PlainLine
  readonly statement: string
  readonly answer: string
}

/** A block, its lines sorted by what they are. */
export interface PlainParts {
  readonly head: PlainLine
  readonly description: readonly PlainLine[]
  readonly options: readonly PlainLine[]
  readonly pairs: readonly PlainPair[]
  /** Lines among options or pairs that are neither. */
  readonly unknown: readonly PlainLine[]
  readonly answer: PlainLine | undefined
  readonly comments: readonly PlainLine[]
  readonly points: PlainLine | undefined
  readonly hasRoom: boolean
}

const cuts = ['\t', ' = ', ' -> ', ' => ', ' → ', ' ↔ ']

const readPair = (line: PlainLine): PlainPair[] => {
  const text = line.whole.trim()
  const [cut, at] = cuts.map((cut) => [cut, text.indexOf(cut)] as const).find(([, at]) => at > 0) ?? ['', -1]
  if (at === -1) return []
  const statement = line.words.slice(0, line.words.indexOf(cut)).trim()
  const answer = text.slice(at + cut.length).trim()
  return statement === '' || answer === '' ? [] : [{ line, statement, answer }]
}

/** Sorts the lines of a block. */
export const partsOf = ([head, ...rest]: PlainBlock): PlainParts => {
  const only = (kind: PlainLine['kind']) => rest.filter((line) => line.kind === kind)
  const [answer, ...answers] = only('answer')
  const [points] = only('points')
  const common = { head, answer, points, comments: only('comment'), hasRoom: only('room').length > 0 }
  const lines = rest.filter(({ kind }) => kind === 'text' || kind === 'option')
  const pairs = lines.flatMap(readPair)
  if (pairs.length >= 2) {
    const paired = new Set(pairs.map(({ line }) => line))
    const unknown = [...lines.filter((line) => !paired.has(line)), ...answers]
    return { ...common, description: [], options: [], pairs, unknown }
  }
  return { ...common, ...sortOptions(lines, answers, common.hasRoom) }
}

type Options = Pick<PlainParts, 'description' | 'options' | 'pairs' | 'unknown'>

/** Words before the options tell more about the question; lines without any letter or mark may all be options. */
const sortOptions = (
  lines: readonly PlainLine[],
  answers: readonly PlainLine[],
  hasRoom: boolean,
): Options => {
  const first = lines.findIndex(({ kind }) => kind === 'option')
  if (first === -1 && lines.length >= 2 && !hasRoom)
    return { description: [], options: lines.map(asOption), pairs: [], unknown: answers }
  const description = first === -1 ? lines : lines.slice(0, first)
  const rest = first === -1 ? [] : lines.slice(first)
  return {
    description,
    options: withoutBullets(rest.filter(({ kind }) => kind === 'option')),
    pairs: [],
    unknown: [...rest.filter(({ kind }) => kind === 'text'), ...answers],
  }
}

const asOption = (line: PlainLine): PlainLine => ({ ...line, kind: 'option', ...withoutMark(line.words) })

/** Where every option has a star before it, stars are bullets and mark nothing. */
const withoutBullets = (options: readonly PlainLine[]): readonly PlainLine[] => {
  const isStarred = ({ whole }: PlainLine) => /^\s*[*+] /.test(whole)
  return conditionally(options, options.length > 1 && options.every(isStarred), (option) => ({
    ...option,
    isRight: false,
  }))
}
