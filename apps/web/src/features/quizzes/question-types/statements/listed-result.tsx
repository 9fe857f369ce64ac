import { markOf } from '../option-mark.ts'
import { PlacedResult } from '../placing/placed-result.tsx'
import type { QuestionOf, ResultProps } from '../question-view.ts'

type Listed = QuestionOf<'choose_from_list' | 'multi_choose_from_list'>

/** The statements with what was chosen for them, and what is right where the quiz shows it. */
export const ListedResult = ({ question, rows, result }: ResultProps<Listed>) => {
  const key = result.correct_answers ?? []
  const places = question.statements.map(({ answers, ...statement }) => {
    const { id } = statement
    const own = rows.filter((row) => row.quiz_statement_id === id)
    const right = key.filter((row) => row.quiz_statement_id === id)
    const things = answers
      .filter((option) => [...own, ...right].some((row) => row.quiz_answer_id === option.id))
      .map((option) => ({ ...option, mark: markOf(option.id, own, { correct_answers: right }) }))
    return { ...statement, things }
  })
  return <PlacedResult places={places} />
}
