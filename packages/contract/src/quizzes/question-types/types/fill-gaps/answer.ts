import { readIdRows, type Answer, type ReadAnswer } from '../../shared/answer.ts'
import { readTextRows } from '../../shared/typed/text-rows.ts'
import { isFlatGap, isTypedGap } from './gap-kinds.ts'
import type { PublicFillGaps } from './public-question.ts'

/** For each gap at most one row: a text, an option of its list, or a chip, which is in one place at a time. */
export const readFillGaps = (
  { answer_groups: gaps, answers: chips }: PublicFillGaps,
  rows: Answer,
): ReadAnswer => {
  const typed = gaps.filter(isTypedGap)
  const flat = gaps.filter(isFlatGap)
  const isIn = (some: readonly { readonly id: string }[]) => (row: Answer[number]) =>
    some.some(({ id }) => id === row.answer_group_id)
  const texts = readTextRows(rows.filter(isIn(typed)), 'answer_group_id', typed)
  if ('refusal' in texts) return texts
  const picked = readIdRows(
    rows.filter((row) => !isIn(typed)(row)),
    { answer_group_id: gaps, answer_id: [...chips, ...gaps.flatMap(({ answers }) => answers)] },
  )
  if ('refusal' in picked) return picked
  const isOfGap = (row: Answer[number]) => {
    const gap = gaps.find(({ id }) => id === row.answer_group_id)
    const options = gap && isFlatGap(gap) ? chips : (gap?.answers ?? [])
    return options.some(({ id }) => id === row.answer_id)
  }
  if (!picked.answer.every(isOfGap)) return { refusal: 'foreign_answer' }
  if (hasRepeated(picked.answer.map((row) => row.answer_group_id))) return { refusal: 'too_many' }
  if (hasRepeated(picked.answer.filter(isIn(flat)).map((row) => row.answer_id))) return { refusal: 'twice' }
  const kept = new Set([...texts.answer, ...picked.answer])
  return { answer: rows.filter((row) => kept.has(row)) }
}

const hasRepeated = (ids: readonly unknown[]): boolean => new Set(ids).size < ids.length
