import type { Transaction } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { insertEvent, lockOrder, updateOrder } from '../order-writes.repository.ts'

/**
 * Gives orders to somebody of the staff, or to nobody; those that are not the school's, or have this manager already, stay.
 *
 * @returns how many changed
 */
export const assignOrders = async (
  tx: Transaction,
  schoolId: SchoolId,
  {
    ids,
    managerId,
    reason,
  }: { readonly ids: readonly number[]; readonly managerId: number | null; readonly reason: string },
  { actorId, now }: { readonly actorId: number; readonly now: Date },
): Promise<number> => {
  let changed = 0
  // By their number, as everybody locks who holds several.
  for (const orderId of [...new Set(ids)].toSorted((one, other) => one - other)) {
    const place = { schoolId, orderId }
    const order = await lockOrder(tx, place)
    if (order === null || order.managerId === managerId) continue
    await updateOrder(tx, place, { managerId })
    await insertEvent(tx, place, { kind: 'assigned', actorId, reason }, now)
    changed += 1
  }
  return changed
}
