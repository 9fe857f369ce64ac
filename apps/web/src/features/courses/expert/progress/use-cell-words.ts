import type { ParticipantProgress, ProgressCell } from '@lectern/contract/courses/progress/progress'
import { useDates, useTexts } from '../../../../lib/texts/index.ts'
import { cellState } from './cell-state.ts'

/** Words for how somebody stands to a lesson, and since when. */
export const useCellWords = () => {
  const { t } = useTexts()
  const { date } = useDates()
  return (cell: ProgressCell, stuck: ParticipantProgress['stuck']): string => {
    const state = cellState(cell, stuck)
    const since = state === 'stuck' && stuck ? stuck.since : (cell.done_at ?? cell.started_at)
    return t('participants.progress_cell', {
      state: t(`participants.progress_state_${state}`),
      date: date(since),
    })
  }
}
