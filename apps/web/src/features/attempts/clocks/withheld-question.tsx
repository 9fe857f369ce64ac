import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useRetry } from '../../../lib/use-retry.ts'
import { startQuestionTimer } from './api.ts'
import { QuestionSkeleton } from '../components/question-skeleton.tsx'

interface WithheldQuestionProps {
  attempt: number
  question: string
  /** Its time has begun; then the question takes this place. */
  onBegun: (question: string) => Promise<void>
  /** The server says that the attempt is over. */
  onOver: () => void
}

/** In the place of a question with a time of its own: being shown begins that time, and only then the server tells the question. */
export const WithheldQuestion = ({ attempt, question, onBegun, onOver }: WithheldQuestionProps) => {
  const { t } = useTexts()
  const [failure, setFailure] = useState<unknown>()
  const [round, setRound] = useState(0)
  const again = () => setRound((count) => count + 1)
  const begin = useEffectEvent(async () => {
    try {
      await startQuestionTimer({ params: { attempt, question } })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'attempt_finished') return onOver()
      throw error
    }
    await onBegun(question)
  })
  useEffect(() => {
    let isLeft = false
    begin().then(
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
