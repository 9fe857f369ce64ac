import { useQuery } from '@tanstack/react-query'
import type { QuestionStatistics } from '@lectern/contract/attempts/quiz-results'
import { Button } from '@lectern/ui/actions/button'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { Card } from '@lectern/ui/layout/card'
import { useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { LoadFailure } from '../../../frame/index.ts'
import { AnsweredRows } from './answered-rows.tsx'
import { getQuestionAnswers } from './api.ts'
import { queryOf, type ResultsSearch } from './results-search.ts'
import styles from './results.module.css'

/** So many questions are asked for at once. */
const part = 10

interface SurveyAnswersProps {
  quizId: number
  questions: readonly QuestionStatistics[]
  search: ResultsSearch
}

/** What people chose in a survey, question by question: there is nothing right or wrong to look for first. */
export const SurveyAnswers = ({ quizId, questions, search }: SurveyAnswersProps) => {
  const { t } = useTexts()
  const [shown, setShown] = useState(part)
  return (
    <>
      {questions.slice(0, shown).map((question, at) => (
        <Card key={question.id} level={2} title={`${at + 1}. ${question.name}`}>
          <OneQuestion quizId={quizId} question={question.id} search={search} />
        </Card>
      ))}
      {questions.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + part)}>
            {t('practices.results_more_questions', { count: Math.min(part, questions.length - shown) })}
          </Button>
        </div>
      )}
    </>
  )
}

interface OneQuestionProps {
  quizId: number
  question: string
  search: ResultsSearch
}

const OneQuestion = ({ quizId, question, search }: OneQuestionProps) => {
  const answers = useQuery(
    queryFor(getQuestionAnswers, { params: { quiz: quizId, question }, query: queryOf(search) }),
  )
  return (
    <div className={styles.sheet}>
      <LoadFailure error={answers.error} onRetry={answers.refetch} />
      {answers.isPending && <Skeleton height="8rem" radius="var(--radius-card)" />}
      {answers.data && <AnsweredRows answers={answers.data.data} />}
    </div>
  )
}
