import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { QuizType } from '@lectern/contract/quizzes/quiz-types/quiz-type'
import { misfitsOf } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import { useTexts } from '../../../lib/texts/index.ts'
import { TypeChoice } from './type-choice.tsx'

interface TypeSettingsProps {
  type: QuizType
  questions: readonly Question[]
  onType: (type: QuizType) => void
}

/** So many places are named one by one. */
const mostNamed = 10

/** Another type for a quiz that is there, as far as its questions fit. */
export const TypeSettings = ({ type, questions, onType }: TypeSettingsProps) => {
  const { t, number } = useTexts()
  const refusalOf = (other: QuizType) => {
    const places = misfitsOf(other, questions)
    if (places.length === 0) return undefined
    const named = places.slice(0, mostNamed).map((at) => number(at + 1))
    const numbers = named.join(', ') + (places.length > mostNamed ? '…' : '')
    return t('quizzes.quiz_type_misfits', { count: places.length, numbers })
  }
  return <TypeChoice type={type} onType={onType} refusalOf={refusalOf} />
}
