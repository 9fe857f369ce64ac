import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { listSoldProducts, type SoldPlan } from '../../offers/index.ts'

/** What is ordered: a plan of an offer, at an amount in the currency of the offer. */
export interface WantedLine {
  readonly title: string
  /** Minor units. */
  readonly amount: number
  readonly opens: Awaited<ReturnType<typeof listSoldProducts>>
  readonly sold: SoldPlan
}

/**
 * The line of a plan as it is sold now.
 *
 * @throws CallError offer_closed (409) where it opens nothing
 */
export const lineOf = async (tx: Transaction, sold: SoldPlan, amount: number): Promise<WantedLine> => {
  const opens = await listSoldProducts(tx, sold)
  if (opens.length === 0) throw new CallError('offer_closed')
  return { title: sold.title, amount, opens, sold }
}
