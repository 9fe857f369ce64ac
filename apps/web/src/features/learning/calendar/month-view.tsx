import type { CalendarEntry } from '@lectern/contract/learning/calendar/calendar'
import { calendarLimits } from '@lectern/contract/learning/calendar/calendar-limits'
import type { DayMark } from '@lectern/ui/aria/day-board/day-board'
import { useMemo, useState } from 'react'
import { useReaderZone, useTexts } from '../../../lib/texts/index.ts'
import { useMomentWords } from '../home/moment-words.ts'
import styles from './calendar.module.css'
import { dayIn, daysOf } from './days-of.ts'
import { DayBoard } from './lazy-day-board.tsx'
import { EntryList, isUrgent } from './entry-list.tsx'

/** A day of the calendar as a moment of which every zone says that day. */
const noonOf = (day: string): string => `${day}T12:00:00Z`

/** A month with what comes on its days, and the chosen day in full below. */
export const MonthView = ({ entries }: { entries: readonly CalendarEntry[] }) => {
  const { t, locale } = useTexts()
  const zone = useReaderZone()
  const words = useMomentWords()
  const days = useMemo(() => daysOf(entries, zone), [entries, zone])
  const [day, setDay] = useState(() => (entries[0] ? dayIn(entries[0].at, zone) : dayIn(new Date(), zone)))
  const [month, setMonth] = useState(day)
  const marks = new Map(
    [...days].map(([each, own]): [string, DayMark] => [
      each,
      {
        words: own.map(({ kind, title }) => `${t(`home.kind_${kind}`)}: ${title}`).join(', '),
        titles: own.map(({ title }) => title),
        isUrgent: own.some(isUrgent),
      },
    ]),
  )
  const chosen = days.get(day) ?? []
  const inMonth = [...days].filter(([each]) => each.startsWith(month.slice(0, 7)))
  const count = inMonth.reduce((sum, [, own]) => sum + own.length, 0)
  return (
    <>
      <section className={styles.month}>
        <DayBoard
          locale={locale}
          zone={zone}
          label={t('account.calendar')}
          days={calendarLimits.days}
          value={day}
          onChoose={setDay}
          onMonth={setMonth}
          marks={marks}
        />
        <p role="status" className={styles.count}>
          {t('home.month_count', { count })}
        </p>
      </section>
      <section className={styles.month} aria-labelledby="day-title">
        <h2 id="day-title" className={styles.monthTitle}>
          {words.calendarDay(noonOf(day))}
        </h2>
        {chosen.length === 0 ? (
          <p className={styles.note}>{t('home.day_empty')}</p>
        ) : (
          <EntryList entries={chosen} />
        )}
      </section>
    </>
  )
}
