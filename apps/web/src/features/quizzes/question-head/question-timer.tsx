import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { Switch } from '@lectern/ui/choices/switch'
import { NumberField } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'

const usualSeconds = 60

interface QuestionTimerProps {
  question: Question
  onQuestion: (question: Question) => void
}

/** The clock of one question (document 002 §3, timer_duration). */
export const QuestionTimer = ({ question, onQuestion }: QuestionTimerProps) => {
  const { t } = useTexts()
  const { timer_duration: seconds = null } = question
  return (
    <>
      <Switch
        label={t('questions.question_timer')}
        help={t('questions.question_timer_help')}
        checked={seconds !== null}
        onChange={({ currentTarget: { checked } }) =>
          onQuestion({ ...question, timer_duration: checked ? usualSeconds : null })
        }
      />
      {seconds !== null && (
        <NumberField
          label={t('questions.question_timer_seconds')}
          value={seconds}
          min={1}
          max={questionLimits.timer}
          onValue={(timer_duration) => onQuestion({ ...question, timer_duration })}
        />
      )}
    </>
  )
}
