import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { gatherEntries } from '@lectern/contract/courses/calendar/gather-entries'
import { calendarLimits } from '@lectern/contract/courses/calendar/calendar-limits'
import { type Home, homeLimits } from '@lectern/contract/courses/home/home'
import { newsSince } from '@lectern/contract/courses/home/rules/last-visit'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { pausesOf } from '../../access/index.ts'
import { listOwnWork, type OwnWorkRow } from '../../attempts/index.ts'
import { findUser, listFaces } from '../../identity/index.ts'
import { lessonLink, type LessonContents, listQuizSections } from '../../lessons/index.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { listQuizHeads } from '../../quizzes/index.ts'
import { findSchool, sumSchoolPoints } from '../../schools/index.ts'
import { isStreakChosen, type Learner, loadStreak } from '../../streaks/index.ts'
import { loadSchedule } from '../calendar/load-schedule.ts'
import type { ListOwnGroups } from '../own-products.repository.ts'
import { loadCatalogue } from '../use-cases/load-catalogue.ts'
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
export const loadHome = async (db: ReadDatabase, request: HomeRequest): Promise<Home | null> => {
  const { schoolId, userId, now, listOwnGroups, contents } = request
  const { courses, hasMore } = await loadOwnCourses(db, request)
  const groups = (await listOwnGroups(db, userId)).filter((group) => group.schoolId === schoolId)
  if (courses.length + groups.length === 0) return null
  const school = await findSchool(db, schoolId)
  const shown = [
    ...courses.toSorted(byRelevance).map((course) => presentHomeCourse(course, school?.primaryColor ?? null)),
    ...groups.map((group) => presentHomeGroup(group, school?.primaryColor ?? null, now)),
  ]
  const { cards } = await loadCatalogue(db, { schoolId, userId, page: 1, per_page: catalogueLooked })
  const schedule = await loadSchedule(db, request, courses, now)
  return {
    next: await loadNext(db, { contents, request }, courses.toSorted(byRelevance)),
    ...(await loadWorks(db, request, courses)),
    coming: gatherEntries(schedule).slice(0, calendarLimits.onHome),
    streak: school?.hasStreaks ? await streakOf(db, request, courses, school.timeZone) : null,
    has_streaks: school?.hasStreaks ?? false,
    reward_points: await sumSchoolPoints(db, schoolId, userId),
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

const streakOf = async (
  db: ReadDatabase,
  { schoolId, userId, now }: HomeRequest,
  courses: readonly OwnCourse[],
  schoolZone: string,
): Promise<Home['streak']> => {
  const learner = { schoolId, userId }
  if (!(await isStreakChosen(db, learner))) return null
  const zone = (await findUser(db, userId))?.timeZone ?? schoolZone
  const freezes = courses.flatMap(({ row }) => pausesOf(row.enrolment))
  return loadStreak(db, learner, { zone, freezes, now })
}

/** What goes on with the learner's practices, in lessons that are open to them. */
const loadWorks = async (
  db: ReadDatabase,
  { schoolId, userId, now }: HomeRequest,
  courses: readonly OwnCourse[],
): Promise<Pick<Home, 'reviewed' | 'waiting' | 'running'>> => {
  const since = newsSince(await findHomeVisit(db, { schoolId, userId }), now)
  const rows = await listOwnWork(
    db,
    { schoolId, userId },
    new Date(now.getTime() - homeLimits.answerDays * day_ms),
  )
  const heads = await listQuizHeads(db, schoolId, [...new Set(rows.map(({ quizId }) => quizId))])
  const faces = await listFaces(
    db,
    rows.flatMap(({ decidedBy }) => decidedBy ?? []),
  )
  const names = new Map(heads.map(({ id, name }) => [id, name]))
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
