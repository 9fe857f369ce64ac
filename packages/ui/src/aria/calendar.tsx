import { type CalendarDate, getLocalTimeZone, today } from '@internationalized/date'
import { Calendar as AriaCalendar, RangeCalendar } from 'react-aria-components'
import { classNames } from '../theme/class-names.ts'
import { AriaRoot } from './aria-root.tsx'
import { pickedDay, type PickedDay } from './calendar-days.ts'
import styles from './date-fields.module.css'
import { Month } from './month.tsx'
import { calendarDay } from './zoned-moment.ts'

export type { PickedDay } from './calendar-days.ts'

interface Shared {
  /** The reader's language: weeks, months and the form shown follow it. */
  locale: string
  label: string
  /** No day before this one (yyyy-MM-dd) can be picked; `today` stands for the current day. */
  notBefore?: string | undefined
  /** Adds T00:00:00 to the server's form of a day. */
  withTime?: boolean | undefined
}

interface Single extends Shared {
  mode?: 'single' | undefined
  /** yyyy-MM-dd. */
  value?: string | undefined
  onPick: (day: PickedDay) => void
}

interface Range extends Shared {
  mode: 'range'
  value?: { start: string; end: string } | undefined
  /** Called with the second press; the first one sets the beginning. */
  onPick: (range: { start: PickedDay; end: PickedDay }) => void
}

export type CalendarProps = Single | Range

const firstAllowed = (notBefore: string | undefined): CalendarDate | null =>
  notBefore === 'today' ? today(getLocalTimeZone()) : calendarDay(notBefore)

/**
 * A month to pick a day or a range of days from, for whoever needs it in sight all the time (document 001 §1, §4, §5); `DayField`
 * and `DayRangeField` open the same one. A value that names no day counts as empty.
 */
export const Calendar = (props: CalendarProps) => {
  const { locale, label, notBefore, withTime } = props
  const minValue = firstAllowed(notBefore)
  const shared = {
    'aria-label': label,
    className: classNames(styles.calendar),
    ...(minValue && { minValue }),
  }
  const out = (day: CalendarDate) => pickedDay(day.toDate(getLocalTimeZone()), locale, withTime)
  if (props.mode !== 'range')
    return (
      <AriaRoot locale={locale}>
        <AriaCalendar {...shared} value={calendarDay(props.value)} onChange={(day) => props.onPick(out(day))}>
          <Month />
        </AriaCalendar>
      </AriaRoot>
    )
  const [start, end] = [calendarDay(props.value?.start), calendarDay(props.value?.end)]
  return (
    <AriaRoot locale={locale}>
      <RangeCalendar
        {...shared}
        value={start && end ? { start, end } : null}
        onChange={(range) => props.onPick({ start: out(range.start), end: out(range.end) })}
      >
        <Month />
      </RangeCalendar>
    </AriaRoot>
  )
}
