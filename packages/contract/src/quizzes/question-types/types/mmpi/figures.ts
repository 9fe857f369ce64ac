import type { AnswerFigures } from '../../shared/answer-figures.ts'
import type { RowCount } from '../../shared/count-rows.ts'
import { mmpiAnswers } from './mmpi-answers.ts'
import type { MmpiQuestion } from './question.ts'

const nameOf = (statement: string | undefined, answer: string | undefined) => `${statement}/${answer}`

/** The profile of many people: for every scale how many of its statements they answered as it counts, on average. */
export const figuresOfMmpi = (
  { scales, statements }: MmpiQuestion,
  counts: readonly RowCount[],
  answered: number,
): AnswerFigures => {
  if (answered === 0) return {}
  const given = new Map(counts.map(({ row, count }) => [nameOf(row.statement_id, row.answer_id), count]))
  return {
    letters: scales.map(({ letter, name }) => {
      const keyed = statements.flatMap(({ id, keys }) => {
        const key = keys.find((each) => each.letter === letter.trim())
        return key ? [given.get(nameOf(id, mmpiAnswers[key.keyed])) ?? 0] : []
      })
      const average = keyed.reduce((sum, count) => sum + count, 0) / answered
      return { letter, name, average, count_questions: keyed.length }
    }),
  }
}
