import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import type { QuizResults } from '@lectern/contract/attempts/quiz-results'
import { quizTypeRules } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Notice } from '@lectern/ui/feedback/notice'
import { ChartColumn } from 'lucide-react'
import { useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { LoadFailure } from '../../../frame/index.ts'
import { getQuizResults } from './api.ts'
import { ExportButton } from './export-button.tsx'
import { PointsPlot } from './points-plot.tsx'
import { QuestionSheet } from './question-sheet.tsx'
import { QuestionTable } from './question-table.tsx'
import { ResultFacts } from './result-facts.tsx'
import { ResultFilters } from './result-filters.tsx'
import { SurveyAnswers } from './survey-answers.tsx'
import { TeamRanking } from './team-ranking.tsx'
import { queryOf, readResultsSearch, type ResultsSearch } from './results-search.ts'
import { VersionTable } from './version-table.tsx'
import styles from '../figures/figures.module.css'
import { FiguresWaiting } from '../figures/figures-waiting.tsx'

const from = '/expert/practices/quiz/$quizId'

/** What came of a quiz: its numbers, the distribution of the points, and each question. */
export const QuizResultsPage = () => {
  const { t } = useTexts()
  const quizId = Number(useParams({ from }).quizId)
  const search = readResultsSearch(useSearch({ from }))
  const results = useQuery({
    ...queryFor(getQuizResults, { params: { quiz: quizId }, query: queryOf(search) }),
    placeholderData: keepPreviousData,
  })
  const data = results.data?.data
  return (
    <ExpertPage
      title={t('practices.results_title')}
      crumbs={[
        { label: t('expert.menu_practices'), href: expertPaths.practices },
        ...(data ? [{ label: data.quiz.name, href: `${expertPaths.practices}?quiz=${quizId}` }] : []),
      ]}
      actions={data && data.counted > 0 && <ExportButton results={data} search={search} />}
    >
      <div className={styles.page}>
        <ResultFilters search={search} versions={data?.versions ?? []} />
        <LoadFailure error={results.error} onRetry={results.refetch} />
        {results.isPending && <FiguresWaiting />}
        {data && (
          <div className={styles.page} aria-busy={results.isPlaceholderData}>
            <Results results={data} search={search} />
          </div>
        )}
      </div>
    </ExpertPage>
  )
}

const Results = ({ results, search }: { results: QuizResults; search: ResultsSearch }) => {
  const { t, number } = useTexts()
  const [opened, setOpened] = useState<string>()
  const question = results.questions.find(({ id }) => id === opened)
  const { isMarked, isRanked } = quizTypeRules(results.quiz.type)
  const ranking = isRanked && <TeamRanking quiz={results.quiz.id} />
  if (results.counted === 0)
    return (
      <>
        {ranking}
        <EmptyState
          icon={ChartColumn}
          framed
          title={t('practices.results_empty')}
          text={t('practices.results_empty_text', { learners: results.learners })}
        />
      </>
    )
  return (
    <>
      {results.is_cut && (
        <Notice tone="info" title={t('practices.results_cut', { count: number(results.counted) })} />
      )}
      {ranking}
      <ResultFacts results={results} />
      {results.percent && <PointsPlot steps={results.distribution} />}
      {results.versions.length > 1 && <VersionTable versions={results.versions} />}
      {isMarked ? (
        <>
          <QuestionTable questions={results.questions} onOpen={setOpened} />
          <QuestionSheet quizId={results.quiz.id} question={question} onClose={() => setOpened(undefined)} />
        </>
      ) : (
        <SurveyAnswers quizId={results.quiz.id} questions={results.questions} search={search} />
      )}
    </>
  )
}
