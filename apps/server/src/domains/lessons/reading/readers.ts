import type { CourseAccess } from '@lectern/contract/lessons/lesson'
import type { Actor, StaffSeat } from '../../../platform/http/call.ts'
import {
  type AccessRequester,
  lessonDecision,
  mayOnProduct,
  productDecision,
  type EnrolmentCache,
} from '../../access/index.ts'
import type { LessonContent } from '../lesson-contents.ts'
import { factsOfLesson } from '../lessons.presenter.ts'
import type { LessonRow } from '../lessons.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** What a call tells of its reader. */
export interface ReaderCall {
  readonly actor: Actor | null
  readonly now: Date
  readonly seatIn: (schoolId: SchoolId) => Promise<StaffSeat | null>
}

/** Somebody reading a lesson, and what is open to them. */
export interface Reader {
  readonly userId: number | null
  readonly access: CourseAccess
  /** Whether another lesson of the same product is open to the same reader. */
  readonly mayOpen: (lesson: LessonRow) => boolean
}

/** Decides what a lesson is to the one who calls; the same decision for page, API and practice. */
export const readerOf = async (
  enrolments: EnrolmentCache,
  { product, row }: Pick<LessonContent, 'product' | 'row'>,
  { actor, now, seatIn }: ReaderCall,
): Promise<Reader> => {
  const seat = await seatIn(product.schoolId)
  const isExpert = seat !== null && mayOnProduct(seat, 'course_read', product.id)
  const enrolment = actor ? await enrolments.enrolmentOf(actor.userId, product.id) : null
  const asker: AccessRequester = { isSignedIn: actor !== null, isExpert, enrolment, now }
  const decision = lessonDecision(product, factsOfLesson(row), asker)
  return {
    userId: actor?.userId ?? null,
    mayOpen: (lesson) => lessonDecision(product, factsOfLesson(lesson), asker).is_open,
    access: {
      is_user_expert: isExpert,
      is_course_subscribed: enrolment?.state === 'active',
      is_course_available: productDecision(product, asker).is_open,
      is_practice_available: actor !== null && decision.is_open,
      decision,
    },
  }
}
