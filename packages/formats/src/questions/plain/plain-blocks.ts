import { readLine, withoutMark, type PlainLine } from './plain-line.ts'

/** The lines of one question. */
export type PlainBlock = readonly [PlainLine, ...PlainLine[]]

const readLines = (lines: readonly string[]): (PlainLine | null)[] =>
  lines.map((text, at) => {
    const line = at + 1
    return text.trim() === ''
      ? null
      : readLine(text, line, (other) => ({ from: line, to: line, text: other }))
  })

/** Puts the lines into blocks, each of which begins where `isFirst` says. */
const gather = (
  lines: readonly (PlainLine | null)[],
  isFirst: (line: PlainLine, before: PlainLine | null | undefined) => boolean,
): PlainBlock[] => {
  const blocks: [PlainLine, ...PlainLine[]][] = []
  lines.forEach((line, at) => {
    if (!line) return
    const open = blocks.at(-1)
    if (!open || isFirst(line, lines[at - 1])) blocks.push([line])
    else open.push(line)
  })
  return blocks
}

/**
 * The questions of a text: they begin at numbers where these begin paragraphs, and at empty lines otherwise. An option or an
 * answer behind an empty line belongs to the question before it.
 */
export const plainBlocks = (lines: readonly string[]): PlainBlock[] => {
  const read = readLines(lines)
  const isByNumber = read.some((line, at) => line?.isNumbered && !read[at - 1])
  if (isByNumber) return gather(read, ({ isNumbered }) => isNumbered)
  const options = read.map((line) =>
    line?.isNumbered ? { ...line, kind: 'option' as const, ...withoutMark(line.words) } : line,
  )
  return gather(options, ({ kind }, before) => !before && kind === 'text')
}

/** The questions of an Aiken text: each ends with its answer. */
export const aikenBlocks = (lines: readonly string[]): PlainBlock[] => {
  const read = readLines(lines).filter((line) => line !== null)
  return gather(read, (_line, before) => before?.kind === 'answer')
}

const headings = new Set(['question', 'questions', 'запитання', 'питання', 'вопрос', 'вопросы'])

/** The questions of a table, a row each; a row of headings says what its columns hold. */
export const tableBlocks = (lines: readonly string[]): PlainBlock[] => {
  const first = (lines.find((line) => line.trim() !== '') ?? '').split('\t')
  const hasHeadings = headings.has(first[0]?.trim().toLowerCase() ?? '')
  return lines.flatMap((text, at) => {
    const cells = text.split('\t')
    if (text.trim() === '' || (hasHeadings && cells[0] === first[0])) return []
    const [head, ...rest] = cells.map((cell, place) => readCell(cells, cell, place, at + 1))
    if (!head) return []
    const filled = rest.filter(({ whole }) => whole.trim() !== '')
    return [[head, ...filled.map((cell) => cellKind(cell, filled.length, hasHeadings ? first : []))]]
  })
}

interface Cell extends PlainLine {
  readonly place: number
}

const readCell = (cells: readonly string[], cell: string, place: number, line: number): Cell => ({
  ...readLine(cell, line, (text) => ({
    from: line,
    to: line,
    text: cells.flatMap((each, at) => (at === place ? (text?.split('\n') ?? []) : [each])).join('\t'),
  })),
  place,
})

/** What a cell is that does not say so itself. */
const cellKind = (cell: Cell, count: number, first: readonly string[]): PlainLine => {
  if (cell.kind !== 'text') return cell
  const heading = readLine(`${first[cell.place] ?? ''}: ${cell.whole}`, cell.line, cell.replace)
  if (heading.kind !== 'text' && heading.kind !== 'option')
    return { ...cell, kind: heading.kind, words: cell.whole.trim() }
  if (count === 1) return { ...cell, kind: 'answer' }
  const isRight = cell.whole.trimEnd().endsWith('*')
  return {
    ...cell,
    kind: 'option',
    isRight,
    words: isRight ? cell.words.slice(0, cell.words.lastIndexOf('*')).trim() : cell.words,
  }
}
