import type { orderUndoRefusals } from '@lectern/contract/orders/bulk'
import { z } from 'zod'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { listStages } from '../funnels/funnels.repository.ts'
import { ruleOf } from '../funnels/follow-money.ts'
import { insertEvent, type LockedOrder, updateOrder } from '../order-writes.repository.ts'
import { reopenOrder } from '../use-cases/close-order.ts'
import { placeOf } from '../use-cases/open-access.ts'
import type { PreparedAction } from './prepared-action.ts'

type Outcome = 'done' | (typeof orderUndoRefusals)[number]

interface Actor {
  readonly actorId: number
  readonly now: Date
}

const movedFrom = z.object({ stage_id: z.int(), since: z.string().nullable(), at: z.string() })
const hadManager = z.object({ manager_id: z.int().nullable() })
const cancelledAt = z.object({ at: z.string() })

/** Takes an action on an order back, where nobody touched since what it wrote. The row is held. */
export const undoAction = (
  tx: Transaction,
  action: PreparedAction,
  { order, before }: { readonly order: LockedOrder; readonly before: unknown },
  actor: Actor,
): Promise<Outcome> => {
  switch (action.kind) {
    case 'move':
      return moveBack(tx, action.stage_id, { order, from: movedFrom.parse(before) }, actor)
    case 'manager':
      return giveBack(tx, action.manager_id, { order, to: hadManager.parse(before).manager_id }, actor)
    case 'cancel':
      return reopen(tx, order, cancelledAt.parse(before).at, actor)
    case 'remind':
      throw new Error('A letter is not taken back.')
  }
}

const moveBack = async (
  tx: Transaction,
  movedTo: number,
  { order, from }: { readonly order: LockedOrder; readonly from: z.output<typeof movedFrom> },
  { actorId, now }: Actor,
): Promise<Outcome> => {
  if (order.stageId !== movedTo || order.stageSince?.toISOString() !== from.at) return 'changed_since'
  const stage = (await listStages(tx, order.schoolId)).find(({ id }) => id === from.stage_id)
  // A stage of money says no more than the books.
  if (!stage || (stage.rule !== null && stage.rule !== ruleOf(order))) return 'changed_since'
  await updateOrder(tx, placeOf(order), {
    stageId: stage.id,
    stageSince: from.since === null ? now : new Date(from.since),
  })
  await insertEvent(tx, placeOf(order), { kind: 'moved', actorId, title: stage.title }, now)
  return 'done'
}

const giveBack = async (
  tx: Transaction,
  given: number | null,
  { order, to }: { readonly order: LockedOrder; readonly to: number | null },
  { actorId, now }: Actor,
): Promise<Outcome> => {
  if (order.managerId !== given) return 'changed_since'
  await updateOrder(tx, placeOf(order), { managerId: to })
  await insertEvent(tx, placeOf(order), { kind: 'assigned', actorId }, now)
  return 'done'
}

const reopen = async (tx: Transaction, order: LockedOrder, at: string, actor: Actor): Promise<Outcome> => {
  if (order.cancelledAt?.toISOString() !== at || order.paidStatus !== 'unpaid') return 'changed_since'
  try {
    await reopenOrder(tx, placeOf(order), actor)
    return 'done'
  } catch (error) {
    if (error instanceof CallError && error.code === 'offer_closed') return 'no_place'
    throw error
  }
}
