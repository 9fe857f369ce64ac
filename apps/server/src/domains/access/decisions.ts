import type { AccessDecision } from '@lectern/contract/access/access'
import {
  type AccessFacts,
  decideAccess,
  type LessonAccessFacts,
} from '@lectern/contract/access/rules/decide-access'
import type { ProductRow, EnrolmentRow } from './access.repository.ts'

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
  product: { isPublished: product.isPublished, canJoin: product.enrolmentMode === 'open' },
  enrolment: asker.enrolment && {
    state: asker.enrolment.state,
    startedAt: asker.enrolment.startedAt,
    endsAt: asker.enrolment.endsAt,
  },
})
