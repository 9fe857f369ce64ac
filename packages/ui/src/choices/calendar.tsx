import { lazy, Suspense } from 'react'
import { readIsoDay } from './calendar-days.ts'
import type { CalendarProps } from './month-calendar.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'

export { pickedDay, isoDay, type PickedDay } from './calendar-days.ts'
export type { CalendarProps, CalendarWords } from './month-calendar.tsx'

const MonthCalendar = lazy(async () => ({ default: (await import('./month-calendar.tsx')).MonthCalendar }))

/**
 * A month to pick a day or a range of days from (document 001 §1, §4, §5); its code comes with its first use. A value that
 * names no day counts as empty.
 */
export const Calendar = (props: CalendarProps) => (
  <Suspense fallback={<Skeleton width="min(100%, 20rem)" height="19rem" />}>
    <MonthCalendar {...props} />
  </Suspense>
)

/** Whether a text names a day. */
export const isDay = (text: string): boolean => readIsoDay(text) !== undefined
