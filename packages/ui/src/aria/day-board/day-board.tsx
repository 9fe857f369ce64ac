import { today } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button, Calendar, CalendarCell, CalendarGrid, Heading } from 'react-aria-components'
import { Icon } from '../../layout/icon.tsx'
import { classNames } from '../../theme/class-names.ts'
import { AriaRoot } from '../aria-root.tsx'
import popup from '../popup.module.css'
import { calendarDay } from '../zoned-moment.ts'
import styles from './day-board.module.css'

/** What stands on a day. */
export interface DayMark {
  /** For those who do not see it: "2 things, practice is due". */
  words: string
  titles: readonly string[]
  isUrgent: boolean
}

export interface DayBoardProps {
  /** The reader's language: names, and the day with which a week begins, follow it. */
  locale: string
  /** By whose clock it is today. */
  zone: string
  label: string
  /** How many days from today on can be chosen. */
  days: number
  /** The chosen day, yyyy-MM-dd. */
  value: string
  onChoose: (day: string) => void
  /** A day of the month that came in sight. */
  onMonth: (day: string) => void
  /** yyyy-MM-dd → what stands there. */
  marks: ReadonlyMap<string, DayMark>
}

/** Titles in the square of a day; of more it says how many. They are drawn alone: the day's name says all of them. */
const mostTitles = 2

/** A month from which a day is chosen, with what stands on each: titles where there is room, dots where there is little. */
export const DayBoard = ({ locale, zone, label, days, value, onChoose, onMonth, marks }: DayBoardProps) => {
  const now = today(zone)
  return (
    <AriaRoot locale={locale}>
      <Calendar
        aria-label={label}
        className={classNames(styles.board)}
        value={calendarDay(value)}
        onChange={(day) => onChoose(day.toString())}
        onFocusChange={(day) => onMonth(day.toString())}
        minValue={now}
        maxValue={now.add({ days })}
      >
        <header className={classNames(styles.head)}>
          <Heading level={2} className={classNames(styles.title)} />
          <span className={classNames(styles.ways)}>
            <Button slot="previous" className={classNames(popup.press)}>
              <Icon of={ChevronLeft} />
            </Button>
            <Button slot="next" className={classNames(popup.press)}>
              <Icon of={ChevronRight} />
            </Button>
          </span>
        </header>
        <CalendarGrid className={classNames(styles.grid)} weekdayStyle="short">
          {(date) => {
            const mark = marks.get(date.toString())
            return (
              <CalendarCell
                date={date}
                className={classNames(styles.day)}
                render={(props) => (
                  <div
                    {...props}
                    data-now={date.compare(now) === 0 ? '' : undefined}
                    aria-label={[props['aria-label'], mark?.words].filter(Boolean).join(', ')}
                  />
                )}
              >
                {({ formattedDate }) => (
                  <>
                    <span className={classNames(styles.number)}>{formattedDate}</span>
                    {mark && <Mark mark={mark} />}
                  </>
                )}
              </CalendarCell>
            )
          }}
        </CalendarGrid>
      </Calendar>
    </AriaRoot>
  )
}

const Mark = ({ mark: { titles, isUrgent } }: { mark: DayMark }) => {
  const left = titles.length - mostTitles
  return (
    <span className={classNames(styles.mark)} aria-hidden="true" data-urgent={isUrgent ? '' : undefined}>
      {titles.slice(0, mostTitles).map((title, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two things of a day may be called the same
        <span key={at} className={classNames(styles.thing)} data-title={title} />
      ))}
      {left > 0 && <span className={classNames(styles.left)} data-left={`+${left}`} />}
    </span>
  )
}
