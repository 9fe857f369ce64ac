import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { gatherEntries } from '@lectern/contract/learning/calendar/gather-entries'
import { calendarLimits } from '@lectern/contract/learning/calendar/calendar-limits'
import { type Home, homeLimits } from '@lectern/contract/learning/home/home'
import { newsSince } from '@lectern/contract/learning/home/rules/last-visit'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { together } from '../../../platform/database/statements/together.ts'
import { pausesOf } from '../../access/index.ts'
import { listOwnWork, type OwnWorkRow } from '../../attempts/index.ts'
import { findUser, listFaces } from '../../identity/index.ts'
import { lessonLink, type LessonContents, listQuizSections } from '../../lessons/index.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { listQuizHeads } from '../../quizzes/index.ts'
import { findSchool, sumSchoolPoints } from '../../schools/index.ts'
import { isStreakChosen, type Learner, loadStreak } from '../../streaks/index.ts'
import { loadSchedule } from '../calendar/load-schedule.ts'
import { type ListOwnGroups, loadCatalogue } from '../../courses/index.ts'
import { findHomeVisit } from './home-visits.repository.ts'
import { loadNext } from './load-next.ts'
import { type OwnCourse, loadOwnCourses } from './own-school.ts'
import {
  presentAnswer,
  presentHomeCourse,
  presentHomeGroup,
  presentWork,
  type ShownWork,
} from './home.presenter.ts'

const day_ms = 24 * 60 * 60 * 1000

export interface HomeRequest extends Learner {
  readonly now: Date
  readonly canEditFront: boolean
  readonly listOwnGroups: ListOwnGroups
  readonly contents: LessonContents
}

/**
 * The home of a learner at a school: where to go on, who answered, what waits, comes and is due, their days in a row, and their courses.
 * The number of questions does not grow with the courses.
 *
 * @returns null for somebody who takes part in nothing there
 */
export const loadHome = (db: ReadDatabase, request: HomeRequest): Promise<Home | null> =>
  together(db, (gathered) => loadTogether(gathered, request))

const loadTogether = async (db: ReadDatabase, request: HomeRequest): Promise<Home | null> => {
  const { schoolId, userId, now, contents } = request
  const [{ courses, hasMore }, groups, school, { cards }, points, streakFacts, work] = await Promise.all([
    loadOwnCourses(db, request),
    loadGroups(db, request),
    findSchool(db, schoolId),
    loadCatalogue(db, { schoolId, userId, now, page: 1, per_page: catalogueLooked }),
    sumSchoolPoints(db, schoolId, userId),
    loadStreakFacts(db, request),
    loadWork(db, request),
  ])
  if (courses.length + groups.length === 0) return null
  const schoolColor = school?.primaryColor ?? null
  const sorted = courses.toSorted(byRelevance)
  const shown = [
    ...sorted.map((course) => presentHomeCourse(course, schoolColor)),
    ...groups.map((group) => presentHomeGroup(group, schoolColor, now)),
  ]
  const [next, works, schedule, streak] = await Promise.all([
    loadNext(db, { contents, request, schoolColor }, sorted),
    presentWorks(db, request, courses, work),
    loadSchedule(db, request, courses, now),
    school?.hasStreaks
      ? streakOf(db, request, courses, { schoolZone: school.timeZone, ...streakFacts })
      : null,
  ])
  return {
    next,
    ...works,
    coming: gatherEntries(schedule).slice(0, calendarLimits.onHome),
    streak,
    has_streaks: school?.hasStreaks ?? false,
    reward_points: points,
    courses: shown.slice(0, homeLimits.courses),
    has_more_courses: hasMore || shown.length > homeLimits.courses,
    others: cards.filter((card) => !card.is_course_subscribed).slice(0, homeLimits.others),
    can_edit_front: request.canEditFront,
  }
}

/** Courses of the catalogue among which others are looked for. */
const catalogueLooked = 24

const momentOf = ({ last, row }: OwnCourse): number =>
  (last?.stoppedAt ?? last?.startedAt ?? row.enrolment.startedAt).getTime()
const isOver = ({ state, lessons }: OwnCourse): boolean =>
  state !== 'active' || (lessons.length > 0 && lessons.every(({ doneAt }) => doneAt !== null))

/** What is being learned before what is over, and in both what was looked at last before the rest. */
const byRelevance = (one: OwnCourse, other: OwnCourse): number =>
  Number(isOver(one)) - Number(isOver(other)) || momentOf(other) - momentOf(one)

const loadGroups = async (db: ReadDatabase, { schoolId, userId, listOwnGroups }: HomeRequest) =>
  (await listOwnGroups(db, userId)).filter((group) => group.schoolId === schoolId)

/** What is asked of the days in a row before the courses are known. */
const loadStreakFacts = async (db: ReadDatabase, { schoolId, userId }: HomeRequest) => {
  const [isChosen, person] = await Promise.all([
    isStreakChosen(db, { schoolId, userId }),
    findUser(db, userId),
  ])
  return { isChosen, ownZone: person?.timeZone ?? null }
}

interface StreakFacts extends Awaited<ReturnType<typeof loadStreakFacts>> {
  readonly schoolZone: string
}

const streakOf = async (
  db: ReadDatabase,
  { schoolId, userId, now }: HomeRequest,
  courses: readonly OwnCourse[],
  { isChosen, ownZone, schoolZone }: StreakFacts,
): Promise<Home['streak']> => {
  if (!isChosen) return null
  const freezes = courses.flatMap(({ row }) => pausesOf(row.enrolment))
  const zone = ownZone ?? schoolZone
  return loadStreak(db, { schoolId, userId }, { zone, freezes, joinedAt: joinedAt(courses), now })
}

/** When the first of the courses was joined. */
const joinedAt = (courses: readonly OwnCourse[]): Date | null => {
  const [first] = courses
    .map(({ row }) => row.enrolment.startedAt)
    .toSorted((one, other) => Number(one) - Number(other))
  return first ?? null
}

/** What goes on with the learner's practices, in whatever lessons. */
const loadWork = async (db: ReadDatabase, { schoolId, userId, now }: HomeRequest) => {
  const answersSince = new Date(now.getTime() - homeLimits.answerDays * day_ms)
  const [visit, rows] = await Promise.all([
    findHomeVisit(db, { schoolId, userId }),
    listOwnWork(db, { schoolId, userId }, answersSince),
  ])
  const [heads, faces] = await Promise.all([
    listQuizHeads(db, schoolId, [...new Set(rows.map(({ quizId }) => quizId))]),
    listFaces(
      db,
      rows.flatMap(({ decidedBy }) => decidedBy ?? []),
    ),
  ])
  const names = new Map(heads.map(({ id, name }) => [id, name]))
  return { since: newsSince(visit, now), rows, names, faces }
}

/** The same in lessons that are open to them. */
const presentWorks = async (
  db: ReadDatabase,
  { schoolId }: HomeRequest,
  courses: readonly OwnCourse[],
  { since, rows, names, faces }: Awaited<ReturnType<typeof loadWork>>,
): Promise<Pick<Home, 'reviewed' | 'waiting' | 'running'>> => {
  const works = worksIn(rows, courses, names).filter(await isStanding(db, schoolId, courses))
  const ofStatus = (wanted: number) => works.filter(({ row }) => row.statusId === wanted)
  const isNew = ({ decidedAt }: OwnWorkRow) => decidedAt !== null && (since === null || decidedAt > since)
  return {
    reviewed: works
      .filter(({ row }) => isAnswer(row) && (isNew(row) || row.statusId === attemptStatus.rework))
      .slice(0, homeLimits.answers)
      .flatMap((work) => presentAnswer(work, { isNew: isNew(work.row), faces })),
    waiting: ofStatus(attemptStatus.underCheck)
      .slice(0, homeLimits.works)
      .map((work) => ({
        ...presentWork(work),
        sent_at: (work.row.finishedAt ?? work.row.startedAt).toISOString(),
      })),
    running: ofStatus(attemptStatus.inProcess)
      .slice(0, homeLimits.works)
      .map((work) => ({
        ...presentWork(work),
        started_at: work.row.startedAt.toISOString(),
        deadline_at: work.row.deadlineAt?.toISOString() ?? null,
      })),
  }
}

/** Whether a practice stands in a section that is open to the learner: an offer may leave some out, with the names of what is in them. */
const isStanding = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  courses: readonly OwnCourse[],
): Promise<(work: ShownWork) => boolean> => {
  const lessons = courses.flatMap((course) => course.lessons)
  const inParts = new Map(
    lessons.flatMap(({ row, readable }) => (readable === 'all' ? [] : [[row.id, readable] as const])),
  )
  const placed = await listQuizSections(db, schoolId, [...inParts.keys()])
  const open = new Set(
    placed.flatMap(({ lessonId, quizId, sectionId }) =>
      inParts.get(lessonId)?.has(sectionId) ? [`${lessonId}/${quizId}`] : [],
    ),
  )
  return ({ row: { lessonId, quizId } }) => !inParts.has(lessonId) || open.has(`${lessonId}/${quizId}`)
}

/** What somebody of the team decided; what was begun anew since is not to be answered any more. */
const isAnswer = ({ decidedAt, statusId, isReworked }: OwnWorkRow): boolean =>
  decidedAt !== null &&
  !isReworked &&
  statusId !== attemptStatus.inProcess &&
  statusId !== attemptStatus.underCheck

/** The attempts in lessons that are open, with the names of where they are. */
const worksIn = (
  rows: readonly OwnWorkRow[],
  courses: readonly OwnCourse[],
  names: ReadonlyMap<number, string>,
): ShownWork[] => {
  const places = new Map(
    courses.flatMap(({ row: { product }, lessons }) =>
      lessons
        .filter(({ decision }) => decision.is_open)
        .map(({ row }) => [
          row.id,
          { lesson: row.title, course: product.title, link: lessonLink(product, row) },
        ]),
    ),
  )
  return rows.flatMap((row) => {
    const [place, practice] = [places.get(row.lessonId), names.get(row.quizId)]
    return place && practice !== undefined ? [{ row, practice, ...place }] : []
  })
}
