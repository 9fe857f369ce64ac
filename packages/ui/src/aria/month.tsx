import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useContext } from 'react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarStateContext,
  RangeCalendarStateContext,
  useLocale,
} from 'react-aria-components'
import { Select } from '../choices/select.tsx'
import { Icon } from '../layout/icon.tsx'
import { classNames } from '../theme/class-names.ts'
import { yearSpan } from './calendar-days.ts'
import styles from './date-fields.module.css'
import popup from './popup.module.css'

/** The days of one month below its name, inside a calendar of React Aria. */
export const Month = () => (
  <>
    <header className={classNames(styles.head)}>
      <Button slot="previous" className={classNames(popup.press)}>
        <Icon of={ChevronLeft} />
      </Button>
      <MonthAndYear />
      <Button slot="next" className={classNames(popup.press)}>
        <Icon of={ChevronRight} />
      </Button>
    </header>
    <CalendarGrid className={classNames(styles.grid)}>
      {(date) => <CalendarCell date={date} className={classNames(styles.day)} />}
    </CalendarGrid>
  </>
)

const monthNames = (locale: string): readonly string[] => {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_each, at) => {
    const name = format.format(Date.UTC(2000, at))
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  })
}

/** The years to choose from; a day outside of them keeps its own. */
const yearsWith = (year: number): readonly number[] => {
  const { first, last } = yearSpan(new Date())
  const years = Array.from({ length: last - first + 1 }, (_each, at) => first + at)
  return years.includes(year) ? years : [...years, year].toSorted((one, other) => one - other)
}

/** The month in sight, and a shorter way to another one than step by step. */
const MonthAndYear = () => {
  const { locale } = useLocale()
  const single = useContext(CalendarStateContext)
  const range = useContext(RangeCalendarStateContext)
  const state = single ?? range
  if (!state) return null
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' })
  const { month, year } = state.visibleRange.start
  const show = (part: { month?: number; year?: number }) =>
    state.setFocusedDate(state.visibleRange.start.set(part))
  return (
    <span className={classNames(styles.monthAndYear)}>
      <Select
        size="small"
        aria-label={names.of('month')}
        value={month}
        onChange={(event) => show({ month: Number(event.currentTarget.value) })}
      >
        {monthNames(locale).map((name, at) => (
          <option key={name} value={at + 1}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        size="small"
        aria-label={names.of('year')}
        value={year}
        onChange={(event) => show({ year: Number(event.currentTarget.value) })}
      >
        {yearsWith(year).map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </Select>
    </span>
  )
}
