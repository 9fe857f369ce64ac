import type { Answer, AnswerRow, ReadAnswer } from '../answer.ts'
import { isCalendarDay } from './calendar-day.ts'
import {
  mostAnswerFiles,
  mostLetters,
  takesFiles,
  takesText,
  textAnswerType,
  type OpenKinds,
} from './open-kinds.ts'

/** An open answer as somebody gives it: words and files, either of which may be missing. */
export interface OpenAnswer {
  readonly text: string
  readonly files: readonly string[]
}

/** An open answer out of its one row. */
export const openAnswerOf = (answer: Answer): OpenAnswer => ({
  text: answer[0]?.text_answer ?? '',
  files: answer[0]?.files ?? [],
})

/** The row of an open answer; none where nothing is written but spaces and nothing is attached. */
export const rowOfOpen = ({ text, files }: OpenAnswer): Answer => {
  const row: AnswerRow = {
    ...(text.trim() === '' ? {} : { text_answer: text }),
    ...(files.length === 0 ? {} : { files }),
  }
  return Object.keys(row).length === 0 ? [] : [row]
}

/** The answer with one more file; the same one where it is there already. */
export const addFile = (answer: Answer, file: string): Answer => {
  const { text, files } = openAnswerOf(answer)
  return files.includes(file) ? answer : rowOfOpen({ text, files: [...files, file] })
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Fields that no row of an open answer has. */
const isOpenRow = (row: AnswerRow): boolean =>
  Object.entries(row).every(
    ([name, value]) => value === undefined || name === 'text_answer' || name === 'files',
  )

/**
 * Reads the one row of an open answer. Whether its files are those of the asking person cannot be said here: who stores
 * the answer looks.
 */
export const readOpen = (kinds: OpenKinds, rows: Answer): ReadAnswer => {
  if (rows.length > 1) return { refusal: 'too_many' }
  if (!rows.every(isOpenRow)) return { refusal: 'foreign_answer' }
  const { text, files } = openAnswerOf(rows)
  return readText(kinds, text) ?? readFiles(kinds, files) ?? { answer: rowOfOpen({ text, files }) }
}

const readText = (kinds: OpenKinds, text: string): ReadAnswer | undefined => {
  if (text === '') return undefined
  const { text_answer_type_id: type } = kinds
  if (!takesText(kinds)) return { refusal: 'foreign_answer' }
  if (text.length > mostLetters[type]) return { refusal: 'too_big' }
  return type === textAnswerType.date && !isCalendarDay(text) ? { refusal: 'invalid_date' } : undefined
}

const readFiles = (kinds: OpenKinds, files: readonly string[]): ReadAnswer | undefined => {
  if (files.length === 0) return undefined
  if (!takesFiles(kinds) || !files.every((file) => uuid.test(file))) return { refusal: 'foreign_answer' }
  if (new Set(files).size < files.length) return { refusal: 'twice' }
  return files.length > mostAnswerFiles ? { refusal: 'too_many' } : undefined
}
