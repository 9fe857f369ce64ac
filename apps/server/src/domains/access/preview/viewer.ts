import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Actor, StaffSeat } from '../../../platform/http/call.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { AccessRequester } from '../decisions.ts'
import type { EnrolmentCache } from '../enrolment-cache.ts'
import { loadPreview, type ViewedEnrolment } from './load-preview.ts'
import type { ProductRow } from '../../products/index.ts'
import { mayOnProduct } from '../../teams/index.ts'

/** What a call tells of who looks at a product. */
export interface ViewerCall {
  readonly actor: Actor | null
  readonly now: Date
  readonly seatIn: (schoolId: SchoolId) => Promise<StaffSeat | null>
}

/** The person as whom a product is looked at: the caller, or whomever one of the team looks at it as. */
export interface Viewer {
  /** What access is decided from. */
  readonly asker: AccessRequester & { readonly enrolment: ViewedEnrolment | null }
  /** Whose progress counts; null: nobody's. */
  readonly userId: number | null
  /** What was done after this moment does not count; null: everything does. */
  readonly until: Date | null
  /** Whether the caller is one of the team, as whomever they look. */
  readonly isTeam: boolean
  /** Then nothing of what the caller does is noted. */
  readonly isPreview: boolean
}

/** As whom the caller looks at a product; learners are asked about nothing but themselves. */
export const viewerOf = async (
  db: ReadDatabase,
  enrolments: EnrolmentCache,
  product: ProductRow,
  { actor, now, seatIn }: ViewerCall,
): Promise<Viewer> => {
  const seat = await seatIn(product.schoolId)
  const isTeam = seat !== null && mayOnProduct(seat, 'course_read', product)
  const preview = isTeam && actor ? await loadPreview(db, enrolments, { product, actor, seat, now }) : null
  if (preview) {
    const { at, userId, enrolment } = preview
    return {
      asker: { isSignedIn: true, isExpert: false, enrolment, now: at },
      userId,
      until: at < now ? at : null,
      isTeam,
      isPreview: true,
    }
  }
  const enrolment = actor ? await enrolments.enrolmentOf(actor.userId, product.id) : null
  return {
    asker: { isSignedIn: actor !== null, isExpert: isTeam, enrolment, now },
    userId: actor?.userId ?? null,
    until: null,
    isTeam,
    isPreview: false,
  }
}
