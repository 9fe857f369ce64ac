import type { QuestionResult, ResultRow } from '@lectern/contract/attempts/attempt'

/** What is said of one option: picked and right, picked and wrong, right and not picked, or nothing. */
export type OptionMark = 'right' | 'wrong' | 'missed' | 'none'

/** The mark of an option, from what the server shows of rows and key. */
export const markOf = (
  id: string,
  rows: readonly ResultRow[],
  { correct_answers: key }: Pick<QuestionResult, 'correct_answers'>,
): OptionMark => {
  const row = rows.find((each) => each.quiz_answer_id === id)
  if (!row) return key?.some((right) => right.quiz_answer_id === id) ? 'missed' : 'none'
  if (row.is_correct === null) return 'none'
  return row.is_correct ? 'right' : 'wrong'
}
