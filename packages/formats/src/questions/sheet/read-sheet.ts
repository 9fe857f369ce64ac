import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { readNumber } from '@lectern/contract/quizzes/question-types/shared/typed/read-number'
import { finishQuestion, Notes, refuseQuestion, type FileQuestion, type ReadFile } from '../file/read-file.ts'
import {
  draftHead,
  makeChoice,
  makeEssay,
  makeGaps,
  makeMatching,
  makeNumeric,
  makeOf,
  makeSorting,
  makeTyped,
  makeYesNo,
  type ReadHead,
} from '../made-question.ts'
import { readTruth } from '../plain/plain-words.ts'
import type { ReadContext } from '../reading.ts'
import { columnOf, type SheetColumn } from './sheet-columns.ts'
import { readGaps, readPair, readRight } from './sheet-signs.ts'

/** A row by what its columns hold. */
interface Row {
  readonly cells: Readonly<Partial<Record<SheetColumn, string>>>
  readonly options: readonly string[]
}

type Columns = readonly ReturnType<typeof columnOf>[]

const rowOf = (columns: Columns, cells: readonly string[]): Row => {
  const named: Partial<Record<SheetColumn, string>> = {}
  const options: string[] = []
  cells.forEach((cell, at) => {
    const column = columns[at]
    const words = cell.trim()
    if (column === 'option') options.push(words)
    else if (column && words !== '') named[column] = words
  })
  return { cells: named, options: options.filter((option) => option !== '') }
}

const headOf = ({ cells }: Row): ReadHead => {
  const [points] = readNumber(cells.points ?? '')
  const tags = (cells.tags ?? '')
    .split(/[;\n]/)
    .map((tag) => tag.trim().slice(0, questionLimits.tag))
    .filter((tag) => tag !== '')
  return {
    name: (cells.question ?? '').replaceAll(/\s*\n\s*/g, ' '),
    description: cells.description ?? '',
    comment: cells.comment ?? '',
    ...(points === undefined ? {} : { points: Math.round(Math.min(1_000, Math.max(0, points)) * 100) / 100 }),
    ...(tags.length > 0 ? { tags: [...new Set(tags)].slice(0, questionLimits.tags) } : {}),
  }
}

const rightOptions = ({ cells, options }: Row, notes: Notes): ReadonlySet<number> => {
  const { right, unknown } = readRight(cells.correct ?? '', options)
  for (const name of unknown) notes.add('answer_unknown', name)
  return right
}

type ReadRow = (row: Row, head: ReadHead, context: ReadContext & { readonly notes: Notes }) => Question | null

const readChoice =
  (isMultiple?: boolean): ReadRow =>
  (row, head, { key, notes }) => {
    const right = rightOptions(row, notes)
    notes.addWhere(right.size === 0, 'no_right')
    const options = row.options.map((text, at) => ({ text, isRight: right.has(at) }))
    return makeChoice(key, head, options, isMultiple ?? right.size > 1)
  }

const readTruthRow: ReadRow = ({ cells }, head, { key, notes }) => {
  const isTrue = readTruth(cells.correct ?? '')
  if (isTrue !== undefined) return makeYesNo(key, head, isTrue)
  notes.add('value_unknown', cells.correct ?? '')
  return null
}

const readNumbers: ReadRow = (row, head, { key, notes }) => {
  const written = [...(row.cells.correct ?? '').split(';'), ...row.options].map((each) => each.trim())
  const numbers = written.filter((each) => readNumber(each).length > 0)
  const [range = 0] = readNumber(row.cells.tolerance ?? '')
  notes.addWhere(numbers.length === 0, 'value_unknown', row.cells.correct ?? '')
  return makeNumeric(key, head, numbers, range > 0 ? row.cells.tolerance : '')
}

const readText: ReadRow = ({ cells, options }, head, { key, gapsName, notes }) => {
  const pieces = (cells.text ?? '')
    .split('\n')
    .flatMap((line, at) => [...(at > 0 ? ['\n'] : []), ...readGaps(line)])
  if (pieces.some((piece) => typeof piece !== 'string'))
    return makeGaps(key, { ...head, name: head.name === '' ? gapsName : head.name }, pieces)
  const forms = [...(cells.correct ?? '').split('|').map((form) => form.trim()), ...options].filter(
    (form) => form !== '',
  )
  notes.addWhere(forms.length === 0, 'gap_unkeyed')
  return makeTyped(key, head, forms)
}

const readPairs: ReadRow = ({ options }, head, { key, notes }) => {
  const pairs = options.flatMap((option) => {
    const pair = readPair(option)
    notes.addWhere(!pair, 'no_sign', option)
    return pair ? [{ statement: pair[0], answer: pair[1] }] : []
  })
  return makeMatching(key, head, pairs)
}

const readers: Readonly<Record<string, ReadRow>> = {
  single_answer: readChoice(false),
  multiple_answer: readChoice(true),
  yes_no: readTruthRow,
  numeric: readNumbers,
  fill_gaps: readText,
  conformity_answer: readPairs,
  sorting: ({ options }, head, { key }) => makeSorting(key, head, options),
  essay: (_row, head, { key }) => makeEssay(key, head),
  text_media_answer: (_row, head, { key }) =>
    makeOf({ ...draftHead(key, head), type: 'text_media_answer', can_upload: true }),
}

/** What a row asks for that does not say so. */
const guess = ({ cells, options }: Row): string => {
  if (cells.text !== undefined) return 'fill_gaps'
  if (options.length > 1 && options.every((option) => readPair(option))) return 'conformity_answer'
  if (options.length > 0) return 'choice'
  if (cells.correct === undefined) return 'essay'
  if (readTruth(cells.correct) !== undefined) return 'yes_no'
  return readNumber(cells.correct).length === 1 ? 'numeric' : 'fill_gaps'
}

const readRow = (row: Row, context: ReadContext): FileQuestion => {
  const head = headOf(row)
  const type = (row.cells.type ?? guess(row)).toLowerCase().replaceAll(/[\s-]+/g, '_')
  const read = type === 'choice' ? readChoice() : readers[type]
  if (!read) return refuseQuestion(head.name, 'type_unknown', row.cells.type ?? '')
  if (head.name === '' && row.cells.text === undefined) return refuseQuestion('', 'no_question')
  const notes = new Notes()
  const made = read(row, head, { ...context, notes })
  return finishQuestion(made?.name ?? head.name, made, notes)
}

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '')

/** The columns that a first row names; undefined where it names no question. */
const columnsOf = (rows: readonly (readonly string[])[]): Columns | undefined => {
  const columns = (rows.find(isFilled) ?? []).map(columnOf)
  const isNamed = columns.includes('question') || columns.includes('text')
  return isNamed && columns.filter(Boolean).length > 1 ? columns : undefined
}

/** How many questions a table has; undefined where its columns have no names. */
export const countSheet = (rows: readonly (readonly string[])[]): number | undefined =>
  columnsOf(rows) && rows.filter(isFilled).length - 1

/** The questions of a table, one to a row; undefined where its first row does not name the columns. */
export const readSheet = (
  rows: readonly (readonly string[])[],
  context: ReadContext,
): ReadFile | undefined => {
  const columns = columnsOf(rows)
  if (!columns) return undefined
  const [first = [], ...filled] = rows.filter(isFilled)
  const unknown = first.filter((heading, at) => heading.trim() !== '' && !columns[at])
  return {
    questions: filled.map((cells) => readRow(rowOf(columns, cells), context)),
    notes: unknown
      .slice(0, 20)
      .map((heading) => ({ code: 'column_unknown', words: heading.trim().slice(0, 200) })),
  }
}
