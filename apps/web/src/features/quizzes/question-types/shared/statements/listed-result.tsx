import { markOf } from '../option-mark.ts'
import { PlacedResult } from '../placing/placed-result.tsx'
import type { Named } from '../placing/use-placing.ts'
import type { ResultProps } from '../../question-view.ts'

interface ListedResultProps extends Pick<ResultProps, 'rows' | 'result'> {
  /** Each with what could be chosen for it. */
  statements: readonly (Named & { readonly answers: readonly Named[] })[]
}

/** Statements with what was chosen for them, and what is right where the quiz shows it. */
export const ListedResult = ({ statements, rows, result }: ListedResultProps) => {
  const key = result.correct_answers ?? []
  const places = statements.map(({ answers, ...statement }) => {
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
