import type { AnswerFigures } from '../../shared/answer-figures.ts'
import { sharesOf, type RowCount } from '../../shared/count-rows.ts'
import { promoterPoints } from './question.ts'

const leastPromoter = 9
const mostDetractor = 6

/** The share of those who recommend it less the share of those who advise against it, −100 to 100. */
export const promoterFigures = (_question: unknown, counts: readonly RowCount[]): AnswerFigures => {
  const values = new Map<string | undefined, number>(promoterPoints().map(({ id, value }) => [id, value]))
  const peopleWith = (belongs: (value: number) => boolean) =>
    counts.reduce((sum, { row, count }) => {
      const value = values.get(row.answer_id)
      return value !== undefined && belongs(value) ? sum + count : sum
    }, 0)
  const groups = [
    peopleWith((value) => value >= leastPromoter),
    peopleWith((value) => value < leastPromoter && value > mostDetractor),
    peopleWith((value) => value <= mostDetractor),
  ]
  const people = groups.reduce((sum, each) => sum + each, 0)
  if (people === 0) return {}
  const [promoters = 0, passives = 0, detractors = 0] = sharesOf(groups)
  const score = Math.round((((groups[0] ?? 0) - (groups[2] ?? 0)) * 100) / people)
  return { promoters: { score, promoters, passives, detractors } }
}
