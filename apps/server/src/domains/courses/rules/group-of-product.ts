import type { EnrolmentState } from '@lectern/contract/access/access'
import type { OwnProductGroup, OwnProductState } from '@lectern/contract/courses/own-products'

interface ProductStanding {
  /** As of now. */
  readonly state: OwnProductState
  readonly progressPercent: number
  /** Whether any of its lessons has been opened. */
  readonly isBegun: boolean
}

/**
 * The state as of `now`: an enrolment whose end has passed is over, whether or not anybody has written that down. A
 * revoked one counts as over; lists leave it out.
 */
export const stateAt = (
  { state, endsAt }: { state: OwnProductState | EnrolmentState; endsAt: Date | null },
  now: Date,
): OwnProductState => {
  if (state === 'revoked') return 'expired'
  return state === 'active' && endsAt !== null && endsAt <= now ? 'expired' : state
}

/** Where the learning space shows a product (PRODUCT-learning §9). */
export const groupOfProduct = ({ state, progressPercent, isBegun }: ProductStanding): OwnProductGroup => {
  switch (state) {
    case 'waiting':
    case 'pending':
      return 'waiting'
    case 'frozen':
    case 'expired':
      return 'ended'
    case 'active':
      if (progressPercent >= 100) return 'finished'
      return isBegun || progressPercent > 0 ? 'learning' : 'not_started'
    default:
      return state satisfies never
  }
}
