import { useState } from 'react'
import { DayPicker, type DayPickerProps } from 'react-day-picker'
import {
  firstWeekday,
  isoDay,
  pickedDay,
  rangeAfter,
  readIsoDay,
  yearSpan,
  type DayRange,
  type PickedDay,
} from './calendar-days.ts'
import styles from './calendar.module.css'

export interface CalendarWords {
  previousMonth: string
  nextMonth: string
  month: string
  year: string
  /** Said of the day that it is today. */
  today: string
  /** Said of a picked day. */
  picked: string
}

interface Shared {
  /** The reader's language: weeks, months and the form shown follow it. */
  locale: string
  words: CalendarWords
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
  value?: { start: string; end?: string | undefined } | undefined
  /** Called with the first press too: the end comes with the second. */
  onPick: (range: { start: PickedDay; end?: PickedDay | undefined }) => void
}

export type CalendarProps = Single | Range

/** The parts of the picker by its own names → the class of each. */
const slots = {
  root: 'root',
  months: 'months',
  month: 'month',
  month_caption: 'caption',
  caption_label: 'captionLabel',
  dropdowns: 'dropdowns',
  dropdown_root: 'dropdownRoot',
  dropdown: 'dropdown',
  nav: 'nav',
  button_previous: 'step',
  button_next: 'step',
  chevron: 'chevron',
  month_grid: 'grid',
  weekday: 'weekday',
  day: 'day',
  day_button: 'dayButton',
  today: 'today',
  outside: 'outside',
  disabled: 'disabled',
  selected: 'selected',
  range_start: 'rangeStart',
  range_middle: 'rangeMiddle',
  range_end: 'rangeEnd',
} as const

const classes: Record<string, string> = Object.fromEntries(
  Object.entries(slots).map(([slot, name]) => [slot, styles[name] ?? '']),
)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Names of months, weekdays and days, as the reader's language writes them. */
const namesIn = (locale: string, words: CalendarWords): Pick<DayPickerProps, 'formatters' | 'labels'> => {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(locale, options)
    return (day: Date) => made.format(day)
  }
  const month = format({ month: 'long' })
  const whole = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const caption = format({ month: 'long', year: 'numeric' })
  const weekday = format({ weekday: 'long' })
  return {
    formatters: {
      formatCaption: (day) => capital(caption(day)),
      formatMonthDropdown: (day) => capital(month(day)),
      formatWeekdayName: format({ weekday: 'short' }),
      formatYearDropdown: (day) => String(day.getFullYear()),
      formatDay: (day) => String(day.getDate()),
    },
    labels: {
      labelGrid: caption,
      labelWeekday: weekday,
      labelNext: () => words.nextMonth,
      labelPrevious: () => words.previousMonth,
      labelMonthDropdown: () => words.month,
      labelYearDropdown: () => words.year,
      labelNav: () => '',
      labelDayButton: (day, { today, selected }) =>
        [whole(day), today && words.today, selected && words.picked].filter(Boolean).join(', '),
    },
  }
}

const readRange = (value: Range['value']): DayRange | undefined => {
  const start = readIsoDay(value?.start)
  return start && { start, end: readIsoDay(value?.end) }
}

const firstAllowed = (notBefore: string | undefined, now: Date): Date | undefined =>
  readIsoDay(notBefore === 'today' ? isoDay(now) : notBefore)

/** The calendar itself; take `Calendar`, which loads it. */
export const MonthCalendar = (props: CalendarProps) => {
  const { locale, words, notBefore, withTime } = props
  const [now] = useState(() => new Date())
  const { first, last } = yearSpan(now)
  const blocked = firstAllowed(notBefore, now)
  const range = props.mode === 'range' ? readRange(props.value) : undefined
  const single = props.mode === 'range' ? undefined : readIsoDay(props.value)
  const out = (day: Date) => pickedDay(day, locale, withTime)

  const shared = {
    ...namesIn(locale, words),
    classNames: classes,
    lang: locale,
    captionLayout: 'dropdown' as const,
    weekStartsOn: firstWeekday(locale),
    showOutsideDays: true,
    startMonth: first,
    endMonth: last,
    defaultMonth: range?.start ?? single ?? blocked ?? now,
    ...(blocked && { disabled: { before: blocked } }),
  }
  if (props.mode !== 'range')
    return (
      <DayPicker
        {...shared}
        mode="single"
        required
        selected={single}
        onSelect={(day) => props.onPick(out(day))}
      />
    )
  const pick = (day: Date) => {
    const { start, end } = rangeAfter(range, day)
    props.onPick({ start: out(start), end: end && out(end) })
  }
  return (
    <DayPicker
      {...shared}
      mode="range"
      selected={range && { from: range.start, to: range.end }}
      onSelect={(_range, day) => pick(day)}
    />
  )
}
