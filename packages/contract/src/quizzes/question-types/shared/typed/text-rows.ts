import { nameOfRow, type Answer, type AnswerRow, type ReadAnswer } from '../answer.ts'
import type { RowCount } from '../count-rows.ts'
import { normaliseTyped } from './normalise-typed.ts'
import { typedLimits } from './typed-limits.ts'

/** The words of a row; empty when there are none. */
export const textOfRow = ({ text_answer = '' }: AnswerRow): string => text_answer

/**
 * Reads rows of one text each, at most one for every field. Fields with nothing but spaces count as left empty.
 *
 * @param field how a row names its field
 * @param known the fields that the question shows
 */
export const readTextRows = (
  rows: Answer,
  field: 'statement_id' | 'answer_group_id',
  known: readonly { readonly id: string }[],
): ReadAnswer => {
  const ids = new Set(known.map(({ id }) => id))
  const isOwn = (row: AnswerRow) =>
    Object.entries(row).every(
      ([name, value]) => value === undefined || name === field || name === 'text_answer',
    ) && ids.has(row[field] ?? '')
  if (!rows.every((row) => isOwn(row) && row.text_answer !== undefined)) return { refusal: 'foreign_answer' }
  if (new Set(rows.map(nameOfRow)).size < rows.length) return { refusal: 'twice' }
  if (rows.some((row) => textOfRow(row).length > typedLimits.text)) return { refusal: 'too_big' }
  return { answer: rows.filter((row) => textOfRow(row).trim() !== '') }
}

/** How often each text was typed into each field: those that read alike count as one, under the words of the first. */
export const countTexts = (answers: readonly Answer[]): RowCount[] => {
  const given = answers.filter((answer) => answer.length > 0)
  const counts = new Map<string, { row: AnswerRow; count: number }>()
  for (const row of given.flat()) {
    const name = nameOfRow(row) + normaliseTyped(textOfRow(row), { case_sensitive: false })
    const known = counts.get(name)
    counts.set(name, { row: known?.row ?? row, count: (known?.count ?? 0) + 1 })
  }
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count)
    .map(({ row, count }) => ({ row, count, percent: Math.round((count * 100) / given.length) }))
}
