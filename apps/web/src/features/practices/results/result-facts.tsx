import type { QuizResults } from '@lectern/contract/attempts/quiz-results'
import { quizTypeRules } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import { type Translate, useTexts } from '../../../lib/texts/index.ts'
import { type FigureFact, FigureFacts } from '../figures/figure-facts.tsx'
import { useResultWords } from './use-result-words.ts'

/** The numbers of a quiz as a whole. */
export const ResultFacts = ({ results }: { results: QuizResults }) => {
  return <FigureFacts facts={useFacts(results)} />
}

/** Of a survey there are no points, and nobody passes. */
const useFacts = (results: QuizResults): FigureFact[] => {
  const facts = useAllFacts(results)
  const { isMarked } = quizTypeRules(results.quiz.type)
  return isMarked ? facts : facts.filter((_fact, at) => at === 0 || at === facts.length - 1)
}

/** Below the share of those who passed: what it has left out, or of how many it is. */
const passedMore = ({ under_check: waiting, passed, failed, counted }: QuizResults, t: Translate) => {
  if (waiting > 0) return t('practices.results_under_check', { count: waiting })
  if (passed + failed === 0 && counted > 0) return t('practices.results_no_pass_mark')
  return t('practices.results_passed_of', { passed, count: passed + failed })
}

const useAllFacts = (results: QuizResults): FigureFact[] => {
  const { t, number } = useTexts()
  const { points, share, duration } = useResultWords()
  const { percent, seconds, counted } = results
  const decided = results.passed + results.failed
  return [
    {
      name: t('practices.results_counted'),
      value: number(counted),
      more: t('practices.results_of_started', {
        started: results.started,
        learners: results.learners,
      }),
    },
    {
      name: t('practices.results_passed'),
      value: decided === 0 ? '–' : share(results.passed / decided),
      more: passedMore(results, t),
    },
    {
      name: t('practices.results_average'),
      value: percent ? share(percent.average / 100) : '–',
      more:
        results.points && results.max_points
          ? `${points(results.points.average)} / ${points(results.max_points)}`
          : undefined,
    },
    {
      name: t('practices.results_median'),
      value: percent ? share(percent.median / 100) : '–',
      more: t('practices.results_median_help'),
    },
    {
      name: t('practices.results_time'),
      value: seconds ? duration(seconds.median) : '–',
      more: seconds ? t('practices.results_time_average', { time: duration(seconds.average) }) : undefined,
    },
  ]
}
