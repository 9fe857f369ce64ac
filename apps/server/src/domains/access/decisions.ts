import type { AccessDecision } from '@lectern/contract/access/access'
import {
  type AccessFacts,
  decideAccess,
  type LessonAccessFacts,
} from '@lectern/contract/access/rules/decide-access'
import { courseStatus, type CourseStatusId } from '@lectern/contract/courses/course-status'
import type { ProductRow, EnrolmentRow } from './access.repository.ts'

const standings: Readonly<Record<CourseStatusId, AccessFacts['product']['status']>> = {
  [courseStatus.draft]: 'hidden',
  [courseStatus.announced]: 'announced',
  [courseStatus.archived]: 'archived',
  [courseStatus.published]: 'published',
}

/** Whether whoever comes may begin to take part by themselves. */
export const isOpenToJoin = ({
  statusId,
  enrolmentMode,
}: Pick<ProductRow, 'statusId' | 'enrolmentMode'>): boolean =>
  statusId === courseStatus.published && enrolmentMode === 'open'

/** Who asks for access, and when. */
export interface AccessRequester {
  readonly isSignedIn: boolean
  /** Whether the asker is on the staff of the product's school. */
  readonly isExpert: boolean
  readonly enrolment: EnrolmentRow | null
  readonly now: Date
}

/** The one access decision for a lesson of a product. */
export const lessonDecision = (
  product: ProductRow,
  lesson: LessonAccessFacts,
  asker: AccessRequester,
): AccessDecision => decideAccess({ ...factsOf(product, asker), lesson })

/** The one access decision for a product as a whole. */
export const productDecision = (product: ProductRow, asker: AccessRequester): AccessDecision =>
  decideAccess({ ...factsOf(product, asker), lesson: null })

const factsOf = (product: ProductRow, asker: AccessRequester): Omit<AccessFacts, 'lesson'> => ({
  now: asker.now,
  person: { isSignedIn: asker.isSignedIn, isExpert: asker.isExpert },
  product: { status: standings[product.statusId], canJoin: isOpenToJoin(product) },
  enrolment: asker.enrolment && {
    state: asker.enrolment.state,
    startedAt: asker.enrolment.startedAt,
    endsAt: asker.enrolment.endsAt,
  },
})
