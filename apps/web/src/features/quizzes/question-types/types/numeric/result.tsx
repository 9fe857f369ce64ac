import type { ResultRow } from '@lectern/contract/attempts/attempt'
import { MarkedThings } from '../../shared/placing/marked-things.tsx'
import type { QuestionOf, ResultProps } from '../../question-view.ts'
import { typedThings } from '../../shared/typed/typed-things.ts'

/** The number that was written, and the right one where the quiz shows it. */
export const NumericResult = ({ question, rows, result }: ResultProps<QuestionOf<'numeric'>>) => {
  const withUnit = (row: ResultRow | undefined): ResultRow | undefined => {
    if (!row) return
    const named = question.units.find(({ id }) => id === row.quiz_answer_id)
    const unit = question.unit_type === 'shown' ? question.units[0] : named
    return { ...row, text_answer: [row.text_answer ?? '', unit?.text ?? ''].join(' ').trim() }
  }
  return <MarkedThings things={typedThings(withUnit(rows[0]), withUnit(result.correct_answers?.[0]))} />
}
