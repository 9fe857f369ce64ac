import type { Course } from '@lectern/contract/courses/course'
import type { Program } from '@lectern/contract/courses/program'
import {
  clockChanges,
  dayIn,
  type LessonOpening,
  momentIn,
  programOpenings,
} from '@lectern/contract/courses/rules/program-openings'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import { Link } from '@lectern/ui/actions/link'
import { Badge } from '@lectern/ui/feedback/badge'
import { Icon } from '@lectern/ui/layout/icon'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { Clock } from 'lucide-react'
import { useMemo, useState } from 'react'
import { DayField, TimeField, ZoneField } from '../../../../frame/index.ts'
import { paths } from '../../../../lib/routing/paths.ts'
import { createDates, useReaderZone, useTexts } from '../../../../lib/texts/index.ts'
import styles from './program-calendar.module.css'

interface ProgramCalendarProps {
  course: Course
  program: Program
  onClose: () => void
}

/** What of a program opens when to somebody who begins at a moment that the author chooses. */
export const ProgramCalendar = ({ course, program, onClose }: ProgramCalendarProps) => {
  const { t } = useTexts()
  const readerZone = useReaderZone()
  const [zone, setZone] = useState(course.time_zone ?? readerZone)
  const [start, setStart] = useState(() => ({ day: dayIn(zone, new Date()), hour: '09:00' }))
  const startedAt = useMemo(() => momentIn(zone, start.day, start.hour), [zone, start])
  const openings = useMemo(
    () =>
      programOpenings(program, startedAt).filter(({ lesson }) => lesson.status_id !== lessonStatus.archived),
    [program, startedAt],
  )
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t('courses.calendar_title')}
      description={t('courses.calendar_text')}
      closeLabel={t('common.close')}
    >
      <div className={styles.start}>
        <DayField
          label={t('courses.calendar_day')}
          value={start.day}
          onChange={(day) => day !== undefined && setStart({ ...start, day })}
        />
        <TimeField
          label={t('courses.calendar_hour')}
          value={start.hour}
          onChange={(hour) => hour !== undefined && setStart({ ...start, hour })}
        />
        <ZoneField
          label={t('courses.calendar_zone')}
          value={zone}
          onValue={(next) => next !== null && setZone(next)}
        />
      </div>
      <Days course={course} openings={openings} startedAt={startedAt} zone={zone} />
    </SideSheet>
  )
}

interface DaysProps {
  course: Course
  openings: readonly LessonOpening[]
  startedAt: Date
  zone: string
}

/** The days on which something opens, the first day first, and those on which the clocks change between them. */
const Days = ({ course, openings, startedAt, zone }: DaysProps) => {
  const { t, locale } = useTexts()
  const momentOf = ({ at }: LessonOpening) => at ?? startedAt
  const sorted = openings.toSorted((a, b) => momentOf(a).getTime() - momentOf(b).getTime())
  const byDay = Map.groupBy(sorted, (opening) => dayIn(zone, momentOf(opening)))
  const last = sorted.at(-1)
  const changes = last ? clockChanges(zone, startedAt, momentOf(last)) : []
  const changeOn = new Map(changes.map(({ at, direction }) => [dayIn(zone, at), direction]))
  const days = [...new Set([...byDay.keys(), ...changeOn.keys()])].toSorted()
  return (
    <ol className={styles.days}>
      {days.map((day) => {
        const change = changeOn.get(day)
        return (
          <li key={day} className={styles.day}>
            <DayName day={day} locale={locale} />
            <div className={styles.openings}>
              {change !== undefined && (
                <p className={styles.change}>
                  <Icon of={Clock} />
                  {t(change === 1 ? 'courses.calendar_forward' : 'courses.calendar_back')}
                </p>
              )}
              <ul className={styles.list}>
                {byDay.get(day)?.map((opening) => (
                  <OpeningLine key={opening.lesson.id} course={course} opening={opening} zone={zone} />
                ))}
              </ul>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** The day as a sheet of a calendar: its number above month and weekday. */
const DayName = ({ day, locale }: { day: string; locale: string }) => {
  // Noon by UTC is the same day wherever the text is written for UTC.
  const at = new Date(`${day}T12:00:00Z`)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(at)
  return (
    <h3 className={styles.date}>
      <span className={styles.number}>{part({ day: 'numeric' })}</span>
      <span>{part({ month: 'short', year: 'numeric' })}</span>
      <span>{part({ weekday: 'long' })}</span>
    </h3>
  )
}

interface OpeningLineProps {
  course: Course
  opening: LessonOpening
  zone: string
}

const OpeningLine = ({
  course,
  opening: { lesson, module, at, after, practice, closesAt },
  zone,
}: OpeningLineProps) => {
  const { t, locale } = useTexts()
  const facts = [
    at === null ? t('courses.calendar_at_start') : createDates(locale, zone).time(at),
    module,
    after.length === 0
      ? null
      : t('courses.calendar_after', { title: after[0] ?? '', count: after.length - 1 }),
    practice === null ? null : t('courses.calendar_after_practice', { title: practice }),
    closesAt === null
      ? null
      : t('courses.calendar_closes', { date: createDates(locale, zone).longMoment(closesAt) }),
  ].filter((fact) => fact !== null)
  return (
    <li className={styles.opening}>
      <Link href={paths.expertLesson(course.id, lesson.id, 0)} className={styles.title}>
        {lesson.title}
      </Link>
      <span className={styles.facts}>{facts.join(' · ')}</span>
      {lesson.status_id === lessonStatus.draft && <Badge>{t('create-course.status_draft')}</Badge>}
    </li>
  )
}
