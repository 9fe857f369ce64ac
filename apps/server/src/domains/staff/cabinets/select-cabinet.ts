import type { Cabinet } from '@lectern/contract/identity/cabinets'
import type { Transaction } from '../../../platform/database/pool.ts'
import { notFound } from '../../../platform/http/call-error.ts'
import { announceIdentityChange } from '../../identity/index.ts'
import { describeCabinets } from './describe-cabinets.ts'
import { saveCurrentCabinet } from './current-cabinets.repository.ts'

/**
 * Makes one of a person's own cabinets the current one.
 *
 * @throws CallError not_found when it is not one of them
 */
export const selectCabinet = async (
  tx: Transaction,
  { userId, cabinetId }: { userId: number; cabinetId: number },
): Promise<Cabinet[]> => {
  const cabinets = await describeCabinets(tx, userId)
  if (!cabinets.some((cabinet) => cabinet.id === cabinetId)) throw notFound('not an own cabinet')
  await saveCurrentCabinet(tx, userId, cabinetId)
  await announceIdentityChange(tx, userId)
  return describeCabinets(tx, userId)
}
