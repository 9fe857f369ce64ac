import { attemptStatus } from '@lectern/contract/attempts/attempt'
import type { ParticipantProgress, ProgressCell } from '@lectern/contract/courses/progress/progress'

/** How somebody stands to a lesson, as one sign tells it; in the order of the legend. */
export const cellStates = ['done', 'begun', 'checking', 'rework', 'failed', 'stuck'] as const
export type CellState = (typeof cellStates)[number]

const ofPractice: Partial<Record<number, CellState>> = {
  [attemptStatus.underCheck]: 'checking',
  [attemptStatus.rework]: 'rework',
  [attemptStatus.failed]: 'failed',
}

/** What the sign in a cell says: a lesson that is done is told as done, whatever became of later attempts. */
export const cellState = (cell: ProgressCell, stuck: ParticipantProgress['stuck']): CellState => {
  if (cell.is_done) return 'done'
  const practice = cell.practice_status_id === null ? undefined : ofPractice[cell.practice_status_id]
  if (practice) return practice
  return stuck?.lesson_id === cell.lesson_id ? 'stuck' : 'begun'
}
