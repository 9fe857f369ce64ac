import type { QuizResults, ResultTableRow } from '@lectern/contract/attempts/quiz-results'
import type { Cell } from '../../../lib/downloads/csv.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { standingOf } from '../attempt-badge.tsx'

/** Attempts as the rows of a spreadsheet: one for each, with a column for each question; a last row says that some are left out. */
export const useTableOf = ({ questions, is_cut: isCut, counted }: QuizResults) => {
  const { t, number } = useTexts()
  const { moment } = useDates()
  const head = [
    t('create-course.person'),
    t('create-course.results_email'),
    t('create-course.status'),
    t('practices.points'),
    t('practices.results_of_points'),
    t('practices.results_percent'),
    t('practices.started'),
    t('practices.finished'),
    t('practices.results_time_seconds'),
    ...questions.map(({ name }, at) => `${at + 1}. ${name}`),
  ]
  const rowOf = (row: ResultTableRow): Cell[] => [
    row.learner.name,
    row.learner.email,
    t(standingOf(row).text),
    row.scores,
    row.max_scores,
    row.scores === null || !row.max_scores ? null : Math.round((row.scores * 1000) / row.max_scores) / 10,
    moment(row.started_at),
    moment(row.finished_at),
    row.passed_time_in_seconds,
    ...questions.map(({ id }) => row.points[id] ?? null),
  ]
  const cutRow = [[t('practices.results_cut', { count: number(counted) })]]
  return (rows: readonly ResultTableRow[]): Cell[][] => [head, ...rows.map(rowOf), ...(isCut ? cutRow : [])]
}
