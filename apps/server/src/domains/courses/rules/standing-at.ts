import type { OwnProductState } from '@lectern/contract/courses/own-products'
import { enrolmentStateAt } from '../../access/index.ts'
import type { OwnStanding } from '../own-products/own-products.repository.ts'

/** How somebody stands to a product of their own at a moment; a revoked one counts as over, and lists leave it out. */
export const standingAt = (standing: OwnStanding, now: Date): OwnProductState => {
  if (standing.state === 'pending') return 'pending'
  const state = enrolmentStateAt(standing, now)
  return state === 'revoked' ? 'expired' : state
}
