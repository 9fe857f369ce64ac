import type { Quiz } from '@lectern/contract/quizzes/quiz'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { Fragment, type ComponentType, type ReactNode } from 'react'
import type { DraftDocument, DraftState } from '../../../lib/drafts/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import type { QuizDraft } from '../quiz-kind.ts'
import { useQuizUse } from '../held-edits/use-quiz-use.ts'
import { useQuiz, useQuizDraft } from './use-quiz-draft.ts'

/** A quiz that is there to be written. */
export interface OpenedQuiz {
  quiz: Quiz
  kept: DraftDocument<QuizDraft>
  state: DraftState<QuizDraft>
}

interface LoadQuizProps {
  quizId: number
  /** Around what stands there until the quiz does. */
  Around?: ComponentType<{ children: ReactNode }> | undefined
  children: (opened: OpenedQuiz) => ReactNode
}

/** Reads a quiz with what this device still holds of it, and says so where it did not come. */
export const LoadQuiz = ({ quizId, Around = Fragment, children }: LoadQuizProps) => {
  const { t } = useTexts()
  const { data, error, refetch } = useQuiz(quizId)
  // Whom edits concern is there with the quiz: a notice that came later would move what is being written.
  const isUseAwaited = useQuizUse(quizId).isLoading
  const waiting = (
    <Around>
      <QuizWaiting />
    </Around>
  )
  if (data && !isUseAwaited)
    return (
      <WithDraft key={quizId} quiz={data.data} waiting={waiting}>
        {children}
      </WithDraft>
    )
  if (!error || isUseAwaited) return waiting
  return (
    <Around>
      <Notice
        tone="danger"
        title={t('quizzes.quiz_not_loaded')}
        actions={<Button onClick={() => void refetch()}>{t('common.try_again')}</Button>}
      >
        {errorText(error, t)}
      </Notice>
    </Around>
  )
}

interface WithDraftProps extends Pick<LoadQuizProps, 'children'> {
  quiz: Quiz
  waiting: ReactNode
}

const WithDraft = ({ quiz, waiting, children }: WithDraftProps) => {
  const { kept, state } = useQuizDraft(quiz)
  return kept && state ? children({ quiz, kept, state }) : waiting
}

/** As tall as the questions are at least, so that what follows the practice does not move when they come. */
const QuizWaiting = () => (
  <div aria-busy="true">
    <Skeleton height="80dvh" radius="var(--radius-card)" />
  </div>
)
