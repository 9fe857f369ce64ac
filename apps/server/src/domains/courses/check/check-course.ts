import { openingInstant } from '@lectern/contract/access/rules/opening-instant'
import { textOfUnit } from '@lectern/contract/blocks/registry'
import {
  type CourseCheck,
  type Finding,
  type FindingCode,
  findingLevels,
  mostFindings,
} from '@lectern/contract/courses/check/course-check'
import { findTextFindings, type TextSurroundings } from '@lectern/contract/courses/check/find-text-findings'
import { lessonsInCircles } from '@lectern/contract/lessons/rules/find-circle'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import { timerType } from '@lectern/contract/quizzes/quiz-settings'
import { findContentIssues } from '@lectern/contract/quizzes/rules/ready-content'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { listUnready } from '../../files/index.ts'
import {
  filesOfUnit,
  lessonLink,
  type LessonRow,
  listLessonQuizIds,
  listLessons,
  loadLessonsBefore,
  type PlacedUnit,
  quizBefore,
  readContents,
  releaseOf,
} from '../../lessons/index.ts'
import { findQuiz } from '../../quizzes/index.ts'
import { type CourseAddress, findAuthorsCourse } from '../use-cases/load-course.ts'
import { findCoursePage } from '../course-page/course-page.repository.ts'
import { courseLink } from '../courses.presenter.ts'

/** A countdown with less for each question is too short to read them. */
const fewestSeconds = 20

/** What one check reads of the lessons' content: more would keep others waiting. */
const mostRead = 20 * 1024 * 1024

const found = (code: FindingCode, where: Partial<Finding> = {}): Finding => ({
  code,
  level: findingLevels[code],
  ...{ lesson: null, section: null, unit_id: null, quiz: null, count: 1, about: '' },
  ...where,
})

const isShown = ({ statusId }: LessonRow): boolean => statusId !== lessonStatus.archived

/**
 * Looks through a whole course for what learners would stumble over. Archived lessons are left out.
 *
 * @throws CallError not_found
 */
export const checkCourse = async (
  db: ReadDatabase,
  address: CourseAddress,
  now: Date,
): Promise<CourseCheck> => {
  const { schoolId } = address
  const course = await findAuthorsCourse(db, address)
  const { words } = await findCoursePage(db, course)
  const lessons = (await listLessons(db, schoolId, course.id)).filter(isShown)
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]))
  const around = {
    coursePath: `${courseLink(course.product)}/`,
    lessonLinks: new Set(lessons.map((lesson) => lessonLink(course.product, lesson))),
  }
  const quizIds = await listLessonQuizIds(db, [...byId.keys()])
  const locked = lessonsInCircles(await loadLessonsBefore(db, lessons))
  const published = lessons.filter(({ statusId }) => statusId === lessonStatus.published)
  const practised = new Set(published.flatMap(({ id }) => quizIds.get(id) ?? []))
  const findings: Finding[] = [
    ...(lessons.length === 0 ? [found('no_lessons')] : []),
    ...(course.description.trim() === '' ? [found('no_description')] : []),
    ...(course.coverUrl === null ? [found('no_cover')] : []),
    ...(words.gains.length === 0 ? [found('no_gains')] : []),
    ...lessons.flatMap((lesson) => findOpenings(lesson, byId, now)),
    ...lessons.flatMap((lesson) => findWaiting(lesson, locked, practised)),
  ]
  const ids = lessons.map(({ id }) => id)
  let unread = lessons.length
  for await (const { lessonId, units } of readContents(db, schoolId, ids, mostRead)) {
    unread -= 1
    const lesson = headOf(byId.get(lessonId))
    // What is announced is still to be written.
    const isAnnounced = byId.get(lessonId)?.statusId === lessonStatus.announced
    if (units.length === 0 && !isAnnounced) findings.push(found('lesson_empty', { lesson }))
    const texts = { ...around, unitIds: new Set(units.map(({ unit }) => unit.id)) }
    for (const place of units) findings.push(...findInText(place, texts, lesson))
    findings.push(...(await findFiles(db, schoolId, units, lesson)))
  }
  if (unread > 0)
    findings.push(found('not_read', { count: unread, about: lessons[lessons.length - unread]?.title ?? '' }))
  findings.push(...(await findQuizzes(db, address, byId, quizIds)))
  const stopped = new Set(
    findings.flatMap(({ level, lesson }) => (level === 'stop' && lesson ? [lesson.id] : [])),
  )
  const order = { stop: 0, mend: 1, know: 2 }
  return {
    checked_at: now.toISOString(),
    findings: findings.toSorted((a, b) => order[a.level] - order[b.level]).slice(0, mostFindings),
    has_more: findings.length > mostFindings,
    ready_lesson_ids: lessons
      .slice(0, lessons.length - unread)
      .filter(({ id, statusId }) => statusId === lessonStatus.draft && !stopped.has(id))
      .map(({ id }) => id),
  }
}

const headOf = (lesson: LessonRow | undefined): Finding['lesson'] =>
  lesson ? { id: lesson.id, title: lesson.title } : null

/** A date that has passed opens a lesson to everybody at once; a lesson that is hidden keeps nothing closed. */
const findOpenings = (lesson: LessonRow, lessons: ReadonlyMap<number, LessonRow>, now: Date): Finding[] => {
  const rule = releaseOf(lesson)
  if (rule === null) return []
  const { moment, time_zone, after_lesson_ids } = rule
  const opens = moment.kind === 'at_date' ? openingInstant(moment, time_zone, now) : null
  const hidden = after_lesson_ids.filter((id) => lessons.get(id)?.statusId !== lessonStatus.published)
  return [
    ...(opens !== null && opens < now && moment.kind === 'at_date'
      ? [found('release_past', { lesson: headOf(lesson), about: moment.date })]
      : []),
    ...(hidden.length > 0
      ? [
          found('waits_for_hidden', {
            lesson: headOf(lesson),
            count: hidden.length,
            about: lessons.get(hidden[0] ?? 0)?.title ?? '',
          }),
        ]
      : []),
  ]
}

/** A practice that was moved into the lesson that waits for it, or behind it, keeps that closed for ever; one that is gone does not. */
const findWaiting = (
  lesson: LessonRow,
  locked: ReadonlySet<number>,
  practised: ReadonlySet<number>,
): Finding[] => {
  const quizId = quizBefore(lesson)
  const where = { lesson: headOf(lesson) }
  return [
    ...(locked.has(lesson.id) ? [found('lesson_locked', where)] : []),
    ...(quizId === null || practised.has(quizId) ? [] : [found('waits_for_no_practice', where)]),
  ]
}

const findInText = (
  { unit, section }: PlacedUnit,
  around: TextSurroundings,
  lesson: Finding['lesson'],
): Finding[] => {
  const text = textOfUnit({ type_id: unit.typeId, content: unit.content })
  if (text === null) return []
  return findTextFindings(text, around).map(({ code, count, about }) =>
    found(code, { lesson, section, unit_id: unit.id, count, about }),
  )
}

const findFiles = async (
  db: ReadDatabase,
  schoolId: CourseAddress['schoolId'],
  units: readonly PlacedUnit[],
  lesson: Finding['lesson'],
): Promise<Finding[]> => {
  const placeOf = new Map(units.flatMap((place) => filesOfUnit(place.unit).map(({ uuid }) => [uuid, place])))
  const unready = await listUnready(db, schoolId, [...placeOf.keys()])
  return unready.map(({ uuid, name, hasFailed }) =>
    found(hasFailed ? 'file_failed' : 'file_not_ready', {
      lesson,
      section: placeOf.get(uuid)?.section ?? null,
      unit_id: placeOf.get(uuid)?.unit.id ?? null,
      about: name,
    }),
  )
}

/** Quizzes of the course, each once, at the first lesson that holds it. */
const findQuizzes = async (
  db: ReadDatabase,
  { schoolId }: CourseAddress,
  lessons: ReadonlyMap<number, LessonRow>,
  quizIds: ReadonlyMap<number, readonly number[]>,
): Promise<Finding[]> => {
  const lessonOf = new Map(
    [...quizIds].toReversed().flatMap(([lessonId, ids]) => ids.map((id) => [id, lessonId])),
  )
  const findings: Finding[] = []
  for (const [quizId, lessonId] of lessonOf) {
    const quiz = await findQuiz(db, schoolId, quizId)
    if (quiz === null) continue
    const where = { lesson: headOf(lessons.get(lessonId)), quiz: { id: quiz.id, name: quiz.name } }
    const { questions } = quiz.content
    const unfit = new Set(findContentIssues(quiz.content).map((issue) => issue.question_id))
    if (quiz.type !== 'randomizer' && questions.length === 0) findings.push(found('quiz_empty', where))
    const first = questions.findIndex(({ id }) => unfit.has(id)) + 1
    if (unfit.size > 0)
      findings.push(found('question_unfit', { ...where, count: unfit.size, about: String(first) }))
    const { timer_type, timer_duration } = quiz.settings
    const isShort = timer_duration !== null && timer_duration < questions.length * fewestSeconds
    if (timer_type === timerType.countdown && isShort)
      findings.push(
        found('timer_short', { ...where, count: questions.length, about: String(timer_duration) }),
      )
  }
  return findings
}
