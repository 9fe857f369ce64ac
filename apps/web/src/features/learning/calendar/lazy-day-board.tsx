import type { DayBoardProps } from '@lectern/ui/aria/day-board/day-board'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { lazyPart } from '../../../lib/drawing/lazy-part.tsx'
import styles from './calendar.module.css'
import { weeksOf } from './days-of.ts'

/** The month comes with a calendar whose code weighs more than the list; its room is kept meanwhile. */
export const { Part: DayBoard } = lazyPart<DayBoardProps>(
  async () => (await import('@lectern/ui/aria/day-board/day-board')).DayBoard,
  ({ value }) => (
    <div className={styles.boardRoom} data-weeks={weeksOf(value)}>
      <Skeleton width="100%" height="100%" />
    </div>
  ),
)
