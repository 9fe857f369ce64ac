import type { QuestionHead } from '@lectern/contract/quizzes/question-types/shared/common'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { useTexts } from '../../../../lib/texts/index.ts'

interface PublicAnswersProps {
  /** What others are shown: how many people picked each thing, or what they wrote. */
  of: 'counts' | 'words'
  value: QuestionHead['is_public_answer_enabled']
  onValue: (value: boolean) => void
}

/** Whether learners who have handed in see what the others answered. */
export const PublicAnswers = ({ of, value, onValue }: PublicAnswersProps) => {
  const { t } = useTexts()
  return (
    <Checkbox
      label={t(of === 'counts' ? 'questions.poll_public' : 'questions.words_public')}
      help={t(of === 'counts' ? 'questions.poll_public_help' : 'questions.words_public_help')}
      checked={value ?? false}
      onChange={(event) => onValue(event.currentTarget.checked)}
    />
  )
}
