import type { PublicCourse } from '@lectern/contract/courses/course'
import { courseStatus, type CourseStatusId } from '@lectern/contract/courses/course-status'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { notFound } from '../../../platform/http/call-error.ts'
import { type EnrolmentRow, lessonDecision, sectionsFor, type Viewer } from '../../access/index.ts'
import { factsOfLesson, isTold, type LessonRow, listProgressBy, loadUnpassed } from '../../lessons/index.ts'
import type { CourseProgram } from '../course-programs.ts'
import type { CourseRow } from '../courses.repository.ts'
import { loadShownOffers } from '../../offers/index.ts'
import { lastPlace, type LessonPlace } from '../rules/last-place.ts'
import { ownLessons } from '../rules/own-lessons.ts'
import { shareDone } from '../rules/share-done.ts'
import {
  presentClosedCourse,
  presentPublicCourse,
  type ShownLesson,
  type Standing,
} from '../public-courses.presenter.ts'
import { isTakenBack } from '../../products/index.ts'

/** Who looks at a course. */
export interface Visitor extends Viewer {
  /** The address of the school, where its links lead. */
  readonly origin: string
}

/**
 * The page of a course: its lessons with the access decision of each, and how far the visitor has come. Drafts are
 * there for staff alone.
 *
 * @throws CallError not_found when the course is not there for the visitor
 */
export const loadPublicCourse = async (
  db: ReadDatabase,
  program: CourseProgram,
  visitor: Visitor,
): Promise<PublicCourse> => {
  const { isTeam, origin } = visitor
  const { enrolment } = visitor.asker
  if (isClosedTo(program.course, { isExpert: isTeam }, enrolment))
    return presentClosedCourse(program, await closedStanding(db, program, visitor), origin)
  refuseHidden(program.course, { isExpert: isTeam }, enrolment)
  const { lessons, last } = await decideProgram(db, program, visitor)
  const done = new Set(lessons.flatMap(({ row, progress }) => (progress === 'done' ? row.id : [])))
  const published = lessons.map(({ row }) => row).filter(isPublished)
  const listed = new Set(lessons.map(({ row }) => row.moduleId))
  const modules = program.modules.filter(({ id }) => listed.has(id))
  const offers =
    enrolment?.state === 'active' ? [] : await loadShownOffers(db, program.course.product, visitor.asker.now)
  return presentPublicCourse(
    program,
    { enrolment, own: ownLessons(enrolment, published, done) },
    { lessons, modules, last },
    { isExpert: isTeam, origin, offers },
  )
}

/** Whether the course is not there for the visitor: a draft, or an archived one in which they take no part. */
export const isHidden = (
  { product }: CourseRow,
  { isExpert }: { readonly isExpert: boolean },
  enrolment: Pick<EnrolmentRow, 'state'> | null,
): boolean => {
  if (isExpert || shownToAll.has(product.statusId)) return false
  return product.statusId !== courseStatus.archived || enrolment?.state !== 'active'
}

/** @throws CallError not_found when the course is not there for the visitor */
export const refuseHidden = (...given: Parameters<typeof isHidden>): void => {
  if (isHidden(...given)) throw notFound('not published')
}

/** Whether the reader takes part in a course that the school has taken back. */
export const isClosedTo = (
  { product }: CourseRow,
  { isExpert }: { readonly isExpert: boolean },
  enrolment: Pick<EnrolmentRow, 'state'> | null,
): boolean => !isExpert && isTakenBack(product) && enrolment?.state === 'active'

/** How far a participant has come in a course that is closed to them. */
const closedStanding = async (
  db: ReadDatabase,
  { course, lessons }: CourseProgram,
  viewer: ProgramViewer,
): Promise<Standing> => {
  const { enrolment } = viewer.asker
  const progress = await listProgressBy(db, viewer, [course.id])
  const done = new Set(progress.flatMap(({ lessonId, doneAt }) => (doneAt === null ? [] : [lessonId])))
  const published = lessons.filter(({ statusId }) => statusId === lessonStatus.published)
  return { enrolment, own: ownLessons(enrolment, published, done) }
}

const shownToAll: ReadonlySet<CourseStatusId> = new Set([courseStatus.published, courseStatus.announced])

const isPublished = ({ statusId }: ShownLesson['row']): boolean => statusId === lessonStatus.published

type ProgramViewer = Pick<Viewer, 'asker' | 'userId' | 'until'>

/** What a viewer has done in a course, as far as its lessons wait for it. */
const loadStanding = async (
  db: ReadDatabase,
  { course, lessons, checkpoints }: CourseProgram,
  viewer: ProgramViewer,
) => {
  const progress = await listProgressBy(db, viewer, [course.id])
  const doneAt = new Map(progress.map((row) => [row.lessonId, row.doneAt]))
  const done = new Set(progress.flatMap((row) => (row.doneAt === null ? [] : [row.lessonId])))
  const practices = viewer.asker.enrolment ? await loadUnpassed(db, viewer, lessons, checkpoints) : new Map()
  const begun = new Set(doneAt.keys())
  const around = { product: course.product, program: lessons, done, begun, practices, checkpoints }
  return { progress, doneAt, around }
}

/** Every lesson of a program that the asker is told of, with the access decision and how far they have come in it. */
export const decideProgram = async (
  db: ReadDatabase,
  program: CourseProgram,
  viewer: ProgramViewer,
): Promise<{ readonly lessons: ShownLesson[]; readonly last: LessonPlace | null }> => {
  const { asker } = viewer
  const { progress, doneAt, around } = await loadStanding(db, program, viewer)
  // Nothing of it is known for a moment in the past.
  const begun = viewer.until === null ? progress : []
  const unitsDone = new Map(begun.map((row) => [row.lessonId, row.unitsDone]))
  const shown = program.lessons
    .filter((row) => asker.isExpert || isTold(row))
    .map((row) => ({
      row,
      hasQuiz: program.practised.has(row.id),
      letters: program.letters.get(row.id) ?? 0,
      progress: stateOf(doneAt.get(row.id)),
      share: around.done.has(row.id)
        ? 100
        : Math.min(99, shareDone(unitsDone.get(row.id) ?? 0, program.units.get(row.id) ?? 0)),
      access: lessonDecision(program.course.product, factsOfLesson(row, around), asker),
    }))
  return { lessons: shown, last: lastPlace(progress) }
}

/** A lesson that a viewer is told of, and what of it they may read. */
export interface ReadableLesson {
  readonly row: LessonRow
  readonly isOpen: boolean
  /** When it closes; null while nothing closes it. */
  readonly closesAt: string | null
  /** Of an open one. */
  readonly sections: 'all' | ReadonlySet<number>
}

/** Every lesson of a program that the viewer is told of, with what of it is open to them, by the one access decision. */
export const loadReadableProgram = async (
  db: ReadDatabase,
  program: CourseProgram,
  viewer: ProgramViewer,
): Promise<ReadableLesson[]> => {
  const { asker } = viewer
  const { product } = program.course
  const { around } = await loadStanding(db, program, viewer)
  return program.lessons
    .filter((row) => asker.isExpert || isTold(row))
    .map((row) => {
      const facts = factsOfLesson(row, around)
      const { is_open: isOpen, closes_at: closesAt } = lessonDecision(product, facts, asker)
      return {
        row,
        isOpen,
        closesAt,
        sections: isOpen ? sectionsFor(product, facts, asker) : new Set<number>(),
      }
    })
}

/** `undefined`: never opened; null: begun. */
const stateOf = (doneAt: Date | null | undefined): ShownLesson['progress'] => {
  if (doneAt === undefined) return 'not_started'
  return doneAt === null ? 'started' : 'done'
}
