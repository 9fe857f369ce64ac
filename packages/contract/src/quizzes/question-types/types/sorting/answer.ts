import { readIdRows, type Answer, type ReadAnswer } from '../../shared/answer.ts'
import type { PublicSorting } from './public-question.ts'

/** These items one after another, each with its place. */
export const rowsInOrder = (items: readonly { readonly id: string }[]): Answer =>
  items.map(({ id }, at) => ({ answer_id: id, answer_order: at + 1 }))

/** Items in the order of their rows, each once; the place that a row was sent with says no more than that. */
export const readSorting = (question: PublicSorting, rows: Answer): ReadAnswer => {
  const read = readIdRows(
    rows.map(({ answer_order: _place, ...row }) => row),
    { answer_id: question.answers },
  )
  if ('refusal' in read) return read
  return { answer: rowsInOrder(read.answer.map(({ answer_id = '' }) => ({ id: answer_id }))) }
}
