import type { CalendarEntry } from '@lectern/contract/learning/calendar/calendar'
import { calendarLimits } from '@lectern/contract/learning/calendar/calendar-limits'
import { noAllowance } from '@lectern/contract/attempts/rules/allowance'
import { practiceAccess } from '@lectern/contract/attempts/rules/practice-access'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { listSettledPractices, loadAllowancesIn } from '../../attempts/index.ts'
import { lessonLink, listTimedPractices, type TimedPractice } from '../../lessons/index.ts'
import { listQuizHeads } from '../../quizzes/index.ts'
import type { Learner } from '../../streaks/index.ts'
import { courseLink } from '../../courses/index.ts'
import type { OwnCourse, OwnLesson } from '../home/own-school.ts'

const day_ms = 24 * 60 * 60 * 1000

/**
 * What comes in the courses of a learner within a year, the next first: lessons that open and close, practices that open and are due, and
 * ends of access. Of a closed lesson nothing is told but its title; practices in it are not.
 */
export const loadSchedule = async (
  db: ReadDatabase,
  learner: Learner,
  courses: readonly OwnCourse[],
  now: Date,
): Promise<CalendarEntry[]> => {
  const running = courses.filter(({ state }) => state === 'active')
  const practices = await loadPractices(db, learner, running, now)
  const until = new Date(now.getTime() + calendarLimits.days * day_ms)
  const comes = ({ at }: CalendarEntry) => Date.parse(at) > now.getTime() && Date.parse(at) <= until.getTime()
  return running
    .flatMap((course) => [
      ...lessonEntries(course),
      ...accessEntries(course),
      ...practiceEntries(course, practices),
    ])
    .filter(comes)
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.key.localeCompare(other.key))
}

/** An entry in a course; none where there is no moment. */
const entryOf = (
  { row: { courseId, product } }: OwnCourse,
  at: string | null,
  entry: Pick<CalendarEntry, 'key' | 'kind' | 'title' | 'link'>,
): CalendarEntry[] => {
  const course = { id: courseId, title: product.title, link: courseLink(product) }
  return at === null ? [] : [{ ...entry, at, course, others: 0 }]
}

const lessonEntries = (course: OwnCourse): CalendarEntry[] => {
  const { product, enrolment } = course.row
  const endsAt = enrolment.endsAt?.toISOString() ?? null
  return course.lessons.flatMap(({ row, decision, doneAt }) => {
    const [title, link] = [row.title, lessonLink(product, row)]
    // What closes with the access as a whole is told once.
    const closesAt = decision.closes_at === endsAt || doneAt !== null ? null : decision.closes_at
    return [
      ...entryOf(course, decision.next_opening_at, {
        key: `lesson-${row.id}`,
        kind: 'lesson_opens',
        title,
        link,
      }),
      ...entryOf(course, closesAt, { key: `lesson-${row.id}-closes`, kind: 'lesson_closes', title, link }),
    ]
  })
}

const accessEntries = (course: OwnCourse): CalendarEntry[] => {
  const { courseId, product, enrolment } = course.row
  return entryOf(course, enrolment.endsAt?.toISOString() ?? null, {
    key: `access-${courseId}`,
    kind: 'access_ends',
    title: product.title,
    link: courseLink(product),
  })
}

interface OwnPractice extends Pick<TimedPractice, 'lessonId' | 'sectionId' | 'unitId' | 'quizId'> {
  readonly title: string
  readonly opensAt: Date | null
  readonly closesAt: Date | null
}

const practiceEntries = (course: OwnCourse, practices: ReadonlyMap<number, readonly OwnPractice[]>) =>
  course.lessons
    .filter(({ decision }) => decision.is_open)
    .flatMap((lesson) =>
      (practices.get(lesson.row.id) ?? [])
        .filter((practice) => isReadable(lesson, practice))
        .flatMap((practice) => {
          const link = `${lessonLink(course.row.product, lesson.row)}#quizId-${practice.quizId}`
          const { title, unitId } = practice
          const isoOf = (at: Date | null) => at?.toISOString() ?? null
          return [
            ...entryOf(course, isoOf(practice.opensAt), {
              key: `practice-${unitId}`,
              kind: 'practice_opens',
              title,
              link,
            }),
            ...entryOf(course, isoOf(practice.closesAt), {
              key: `practice-${unitId}-due`,
              kind: 'practice_due',
              title,
              link,
            }),
          ]
        }),
    )

const isReadable = ({ readable }: OwnLesson, { sectionId }: OwnPractice): boolean =>
  readable === 'all' || readable.has(sectionId)

/** Lesson → its practices that open or close at a moment, by what the learner is allowed; without what is settled. */
const loadPractices = async (
  db: ReadDatabase,
  learner: Learner,
  courses: readonly OwnCourse[],
  now: Date,
): Promise<ReadonlyMap<number, readonly OwnPractice[]>> => {
  const open = courses.flatMap(({ lessons }) => lessons.filter(({ decision }) => decision.is_open))
  const timed = await listTimedPractices(
    db,
    learner.schoolId,
    open.map(({ row }) => row.id),
  )
  if (timed.length === 0) return new Map()
  const quizIds = [...new Set(timed.map(({ quizId }) => quizId))]
  const [settled, allowances, heads] = await Promise.all([
    listSettledPractices(db, learner, quizIds),
    loadAllowancesIn(db, learner, [...new Set(timed.map(({ lessonId }) => lessonId))]),
    listQuizHeads(db, learner.schoolId, quizIds),
  ])
  const nameOf = new Map(heads.map(({ id, name }) => [id, name]))
  const own = timed.flatMap(({ opening, ...practice }): OwnPractice[] => {
    const place = `${practice.lessonId}/${practice.quizId}`
    const title = nameOf.get(practice.quizId)
    if (settled.has(place) || title === undefined) return []
    const allowance = allowances.get(place) ?? noAllowance
    const { opensAt, closesAt } = practiceAccess({ opening, allowance, hasPassedEarlier: true, now })
    return [{ ...practice, title, opensAt, closesAt }]
  })
  return Map.groupBy(own, ({ lessonId }) => lessonId)
}
