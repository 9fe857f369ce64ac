import type { QuizType } from '@lectern/contract/quizzes/quiz-types/quiz-type'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { ownTypes, quizTypeHelp, quizTypeNames } from './quiz-type-words.ts'

interface TypeChoiceProps {
  type: QuizType
  onType: (type: QuizType) => void
  /** Why a type cannot be chosen; undefined where it can. */
  refusalOf?: ((type: QuizType) => ReactNode) | undefined
}

/** Which questions a quiz takes, with a line about each type. */
export const TypeChoice = ({ type, onType, refusalOf }: TypeChoiceProps) => {
  const { t } = useTexts()
  return (
    <RadioGroup
      label={t('quizzes.quiz_type')}
      value={type}
      onChange={onType}
      options={ownTypes.map((value) => {
        const refusal = refusalOf?.(value)
        return {
          value,
          label: t(quizTypeNames[value]),
          help: refusal ?? t(quizTypeHelp[value]),
          disabled: refusal !== undefined && value !== type,
        }
      })}
    />
  )
}
