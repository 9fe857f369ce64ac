import { ownAnswerMost } from '@lectern/contract/quizzes/question-types/shared/read-options'
import { TextArea } from '@lectern/ui/fields/text-area'
import { useTexts } from '../../../../../lib/texts/index.ts'

interface OwnWordsProps {
  /** What the option is called. */
  option: string
  text: string
  onText: (text: string) => void
}

/** Where a learner writes an answer that is not among the options. */
export const OwnWords = ({ option, text, onText }: OwnWordsProps) => {
  const { t } = useTexts()
  return (
    <TextArea
      rows={3}
      value={text}
      maxLength={ownAnswerMost}
      aria-label={t('quiz.own_answer_text', { option })}
      placeholder={t('quiz.own_answer_placeholder')}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  )
}
