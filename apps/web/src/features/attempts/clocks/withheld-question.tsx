import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { useEffect, useEffectEvent, useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useRetry } from '../../../lib/use-retry.ts'
import { QuestionSkeleton } from '../components/question-skeleton.tsx'

interface WithheldQuestionProps {
  question: string
  /** Begins the time of the question, which then takes this place. */
  onBegin: (question: string) => Promise<void>
}

/** In the place of a question with a time of its own: being shown begins that time, and only then the server tells the question. */
export const WithheldQuestion = ({ question, onBegin }: WithheldQuestionProps) => {
  const { t } = useTexts()
  const [failure, setFailure] = useState<unknown>()
  const [round, setRound] = useState(0)
  const again = () => setRound((count) => count + 1)
  const begin = useEffectEvent(onBegin)
  useEffect(() => {
    let isLeft = false
    begin(question).then(
      () => isLeft || setFailure(undefined),
      (error: unknown) => isLeft || setFailure(error),
    )
    return () => {
      isLeft = true
    }
  }, [question, round])
  useRetry(failure, again)
  return (
    <div data-question={question} tabIndex={-1}>
      {failure === undefined ? (
        <QuestionSkeleton />
      ) : (
        <Notice
          tone="warning"
          announce="at-once"
          title={t('quiz.question_withheld')}
          actions={<Button onClick={again}>{t('common.try_again')}</Button>}
        >
          {errorText(failure, t)} {t('quiz.question_withheld_text')}
        </Notice>
      )}
    </div>
  )
}
