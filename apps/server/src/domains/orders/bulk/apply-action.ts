import type { Transaction } from '../../../platform/database/pool.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { sendOrderLetter } from '../jobs/send-order-letter.ts'
import { insertEvent, updateOrder } from '../order-writes.repository.ts'
import type { CreditUnpaid } from '../services.ts'
import { closeOrder } from '../use-cases/close-order.ts'
import { placeOf } from '../use-cases/open-access.ts'
import type { PreparedAction } from './prepared-action.ts'
import type { JudgedOrder } from './verdicts.repository.ts'

interface Actor {
  readonly actorId: number
  readonly now: Date
  readonly creditUnpaid: CreditUnpaid
}

/** Does an action to an order whose row is held. @returns what its undoing needs to know of the order as it was */
export const applyAction = async (
  tx: Transaction,
  action: PreparedAction,
  order: JudgedOrder,
  { actorId, now, creditUnpaid }: Actor,
): Promise<object | undefined> => {
  const place = placeOf(order)
  switch (action.kind) {
    case 'move':
      await updateOrder(tx, place, { stageId: action.stage_id, stageSince: now })
      await insertEvent(tx, place, { kind: 'moved', actorId, title: action.title }, now)
      return {
        stage_id: order.stageId,
        since: order.stageSince?.toISOString() ?? null,
        at: now.toISOString(),
      }
    case 'manager':
      await updateOrder(tx, place, { managerId: action.manager_id })
      await insertEvent(tx, place, { kind: 'assigned', actorId, reason: action.reason }, now)
      return { manager_id: order.managerId }
    case 'cancel':
      await closeOrder(tx, place, { reason: 'staff', words: action.reason }, { actorId, now, creditUnpaid })
      return { at: now.toISOString() }
    case 'remind':
      // Claimed in the transaction that queues the letter: a second task in the same hours finds it claimed.
      await updateOrder(tx, place, { linkSentAt: now })
      await insertEvent(tx, place, { kind: 'link_sent', actorId }, now)
      await enqueue(tx, sendOrderLetter, { school_id: order.schoolId, order_id: order.id, kind: 'pay_link' })
      return undefined
  }
}
