import { markOf } from '../../shared/option-mark.ts'
import { PlacedResult } from '../../shared/placing/placed-result.tsx'
import type { QuestionOf, ResultProps } from '../../question-view.ts'

/** The statements with what was put to them, and what belongs there where the quiz shows it. */
export const ConformityResult = ({
  question,
  rows,
  result,
}: ResultProps<QuestionOf<'conformity_answer'>>) => {
  const key = result.correct_answers ?? []
  const places = question.statements.map((statement) => {
    const own = rows.filter((row) => row.quiz_statement_id === statement.id)
    const right = key.filter((row) => row.quiz_statement_id === statement.id)
    const things = question.answers
      .filter(({ id }) => [...own, ...right].some((row) => row.quiz_answer_id === id))
      .map((thing) => ({ ...thing, mark: markOf(thing.id, own, { correct_answers: right }) }))
    return { ...statement, things }
  })
  return <PlacedResult places={places} />
}
