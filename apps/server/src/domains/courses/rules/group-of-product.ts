import type { OwnProductGroup, OwnProductState } from '@lectern/contract/courses/own-products'

interface ProductStanding {
  /** As of now. */
  readonly state: OwnProductState
  readonly progressPercent: number
  /** Whether any of its lessons has been opened. */
  readonly isBegun: boolean
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
