import type { BuyerOrder } from '@lectern/contract/orders/buyer-order'
import type { BuyerAttempt } from '@lectern/contract/orders/payment-attempt'

/**
 * What a buyer is told of their latest try to pay by a payment system. `open`: its page waits for them; `wait`: the bank confirms; `failed`:
 * it did not go through; `mismatch`: the school looks at it; `found`: it is paid, as the payment system said when it was asked.
 */
export type PayPhase = 'open' | 'wait' | 'failed' | 'mismatch' | 'found'

const isOver: ReadonlySet<BuyerOrder['next']['kind']> = new Set([
  'nothing',
  'settle_overpaid',
  'refunded',
  'closed',
])

/** Some seconds after the buyer came back, in milliseconds: who says then that a page is open still is believed. */
const settling = 2_500

/** The page of the payment system can be paid at still: the bank refused there, the buyer left it, or it is not known yet. */
const phaseOfOpen = ({ reason, returned_at: returned, asked_at: asked }: BuyerAttempt): PayPhase => {
  if (reason !== null) return 'failed'
  if (returned === null) return 'open'
  return asked !== null && Date.parse(asked) - Date.parse(returned) >= settling ? 'open' : 'wait'
}

/** While the order waits. */
const phaseOfTry = (attempt: BuyerAttempt, isPaidElsewhere: boolean): PayPhase | undefined => {
  switch (attempt.state) {
    case 'processing':
    case 'unknown':
      return 'wait'
    case 'mismatch':
      return 'mismatch'
    case 'succeeded':
      return undefined
    case 'open': {
      const phase = phaseOfOpen(attempt)
      return isPaidElsewhere && phase !== 'wait' ? undefined : phase
    }
    case 'failed':
    case 'expired':
      return isPaidElsewhere ? undefined : 'failed'
  }
}

/** Undefined: there is nothing to tell of it. */
export const payPhase = ({ attempt, next, method }: BuyerOrder): PayPhase | undefined => {
  if (attempt === null) return undefined
  if (!isOver.has(next.kind)) return phaseOfTry(attempt, method?.kind === 'instruction')
  const isFound = attempt.state === 'succeeded' && attempt.is_found_by_asking && next.kind === 'nothing'
  return isFound ? 'found' : undefined
}

/** How long the bank takes usually, in milliseconds: longer than that is told as a long wait. */
export const usualWait = 60_000

/** When the page asks the payment system by itself, in milliseconds after the buyer came back. */
export const askMoments = [3_000, 10_000, 30_000] as const

/** From when the wait counts: it is the same after the page is loaded again. */
export const waitsSince = ({ returned_at: returned, began_at: began }: BuyerAttempt): number =>
  Date.parse(returned ?? began)
