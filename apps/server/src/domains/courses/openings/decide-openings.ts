import { createHash } from 'node:crypto'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import {
  type EnrolmentRow,
  enrolmentStateAt,
  lessonDecision,
  listEnrolmentsOf,
  productDecision,
} from '../../access/index.ts'
import {
  factsOfLesson,
  isTold,
  lessonLink,
  listProgressOf,
  loadUnpassed,
  releaseOf,
} from '../../lessons/index.ts'
import { findCourseOfProduct } from '../courses.repository.ts'
import { type CourseProgram, loadProgram } from '../course-programs.ts'
import { findProduct, type ProductRow } from '../../products/index.ts'

/** One lesson, as it stands to one person. */
export interface LessonStanding {
  readonly id: number
  readonly title: string
  /** The learner's page. */
  readonly link: string
  readonly isOpen: boolean
  /** Whether it was open at the earlier moment that was asked about, too. */
  readonly wasOpen: boolean
  /** Whether the person has opened it before. */
  readonly hasBegun: boolean
}

/** How somebody stands to a product and to each of its lessons at a moment, by the one access decision. */
export interface Standing {
  readonly userId: number
  readonly enrolment: EnrolmentRow
  /** Whether the product is there for the person now. */
  readonly isOpen: boolean
  /** Those that learners are told of, in the order of the program; none where the product has no lessons. */
  readonly lessons: readonly LessonStanding[]
  /** When the next lesson opens by the clock; null: none does. */
  readonly nextOpeningAt: Date | null
}

/** Some people and one product of a school. */
export interface WantedStandings {
  readonly schoolId: SchoolId
  readonly productId: number
  readonly userIds: readonly number[]
  readonly now: Date
  /** An earlier moment about which `wasOpen` tells; `now` unless said otherwise. */
  readonly before?: Date
}

/**
 * Decides for some people at once what is open to them of a product. The program is read once; where it has practices that hold lessons
 * back, what each person has passed is asked for one by one.
 *
 * @returns null where the product is removed
 */
export const decideOpenings = async (
  db: ReadDatabase,
  wanted: WantedStandings,
): Promise<{ readonly product: ProductRow; readonly standings: readonly Standing[] } | null> => {
  const { schoolId, productId, userIds } = wanted
  const product = await findProduct(db, schoolId, productId)
  if (!product) return null
  const enrolments = await listEnrolmentsOf(db, schoolId, productId, userIds)
  const course = await findCourseOfProduct(db, schoolId, productId)
  if (!course) return { product, standings: enrolments.map((row) => standingOf(product, row, wanted)) }
  const program = await loadProgram(db, course)
  const progress = Map.groupBy(await listProgressOf(db, schoolId, course.id, userIds), ({ userId }) => userId)
  const standings: Standing[] = []
  for (const enrolment of enrolments) {
    const practices = await loadUnpassed(
      db,
      { userId: enrolment.userId, until: null },
      program.lessons,
      program.checkpoints,
    )
    const own = progress.get(enrolment.userId) ?? []
    const around = {
      product,
      program: program.lessons,
      checkpoints: program.checkpoints,
      practices,
      done: new Set(own.flatMap(({ lessonId, doneAt }) => (doneAt === null ? [] : [lessonId]))),
      begun: new Set(own.map(({ lessonId }) => lessonId)),
    }
    standings.push(standingOf(product, enrolment, wanted, { program, around }))
  }
  return { product, standings }
}

interface Read {
  readonly program: CourseProgram
  readonly around: Parameters<typeof factsOfLesson>[1]
}

const standingOf = (
  product: ProductRow,
  enrolment: EnrolmentRow,
  { now, before = now }: WantedStandings,
  read?: Read,
): Standing => {
  const askerAt = (moment: Date) => ({ isSignedIn: true, isExpert: false, enrolment, now: moment })
  const decided = (read?.program.lessons ?? []).filter(isTold).flatMap((lesson) => {
    if (!read) return []
    const facts = factsOfLesson(lesson, read.around)
    const decision = lessonDecision(product, facts, askerAt(now))
    const wasOpen =
      before === now ? decision.is_open : lessonDecision(product, facts, askerAt(before)).is_open
    const hasBegun = read.around.begun.has(lesson.id)
    return [{ lesson, decision, wasOpen, hasBegun }]
  })
  const moments = decided.flatMap(({ decision }) => decision.next_opening_at ?? []).toSorted()
  const [next] = moments
  return {
    userId: enrolment.userId,
    enrolment,
    isOpen: enrolmentStateAt(enrolment, now) === 'active' && productDecision(product, askerAt(now)).is_open,
    lessons: decided.map(({ lesson, decision, wasOpen, hasBegun }) => ({
      id: lesson.id,
      title: lesson.title,
      link: lessonLink(product, lesson),
      isOpen: decision.is_open,
      wasOpen,
      hasBegun,
    })),
    nextOpeningAt: next === undefined ? null : new Date(next),
  }
}

/**
 * A short text that is another one whenever something changes in a product on which it depends what is open to somebody: what opens when, what
 * is published, the order, checkpoints. Texts of lessons change nothing in it.
 *
 * @returns null where the product is removed or has no lessons
 */
export const openingRules = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  productId: number,
): Promise<string | null> => {
  const course = await findCourseOfProduct(db, schoolId, productId)
  if (!course) return null
  const { lessons, checkpoints } = await loadProgram(db, course)
  const rules = {
    status: course.product.statusId,
    lessons: lessons.map((lesson) => [
      lesson.id,
      lesson.statusId,
      lesson.moduleId,
      lesson.isPublic,
      lesson.extras.is_open ?? false,
      lesson.extras.is_skip_checkpoint ?? false,
      releaseOf(lesson),
    ]),
    checkpoints: checkpoints.map(({ quizId, lesson }) => [quizId, lesson.id]),
  }
  return createHash('sha256').update(JSON.stringify(rules)).digest('base64url')
}
