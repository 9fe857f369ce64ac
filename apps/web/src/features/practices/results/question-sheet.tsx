import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { QuestionStatistics } from '@lectern/contract/attempts/quiz-results'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { LoadFailure } from '../../../frame/index.ts'
import { getQuestionAnswers } from './api.ts'
import { AnswerShares } from './answer-shares.tsx'
import { AnsweredRows } from './answered-rows.tsx'
import { queryOf, readResultsSearch } from './results-search.ts'
import styles from './results.module.css'

interface QuestionSheetProps {
  quizId: number
  /** Closed without one. */
  question: QuestionStatistics | undefined
  onClose: () => void
}

/** One question beside the table: what was answered, and how often. */
export const QuestionSheet = ({ quizId, question, onClose }: QuestionSheetProps) => {
  const { t } = useTexts()
  return (
    <SideSheet
      open={question !== undefined}
      onClose={onClose}
      title={question?.name}
      closeLabel={t('common.close')}
    >
      {question && <SheetContent quizId={quizId} question={question} />}
    </SideSheet>
  )
}

const SheetContent = ({ quizId, question }: { quizId: number; question: QuestionStatistics }) => {
  const search = readResultsSearch(useSearch({ from: '/expert/practices/quiz/$quizId' }))
  const params = { quiz: quizId, question: question.id }
  const answers = useQuery(queryFor(getQuestionAnswers, { params, query: queryOf(search) }))
  return (
    <div className={styles.sheet}>
      <AnswerShares question={question} />
      <LoadFailure error={answers.error} onRetry={answers.refetch} />
      {answers.isPending && <Skeleton height="12rem" radius="var(--radius-card)" />}
      {answers.data && <AnsweredRows answers={answers.data.data} />}
    </div>
  )
}
