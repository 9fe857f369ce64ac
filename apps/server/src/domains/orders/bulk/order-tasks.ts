import type { OrderActionKind } from '@lectern/contract/orders/bulk'
import { taskLimits } from '@lectern/contract/tasks/tasks'
import type { Transaction } from '../../../platform/database/pool.ts'
import {
  defineTask,
  type SliceOutcome,
  type TaskKind,
  type TaskSlice,
  type UndoSlice,
} from '../../tasks/index.ts'
import { lockOrder } from '../order-writes.repository.ts'
import type { CreditUnpaid } from '../services.ts'
import { applyAction } from './apply-action.ts'
import { type PreparedAction, preparedAction } from './prepared-action.ts'
import { undoAction } from './undo-action.ts'
import { holdOrders, type JudgedOrder } from './verdicts.repository.ts'

/** Of each order several rows are written. */
const ordersAtOnce = 100

/** Hours in which an action can be taken back. */
export const undoHoursOf = (kind: OrderActionKind): number =>
  kind === 'remind' ? 0 : taskLimits.undoDays * 24

const aboutOf = ({ number, buyerName, email }: Pick<JudgedOrder, 'number' | 'buyerName' | 'email'>): string =>
  `#${number} ${buyerName || (email ?? '')}`.trim()

const doSlice = async (
  tx: Transaction,
  slice: TaskSlice<PreparedAction>,
  creditUnpaid: CreditUnpaid,
): Promise<SliceOutcome> => {
  const { schoolId, userId, input: action, ids, now } = slice
  const judged = await holdOrders(tx, { schoolId, ids, now }, action)
  const changed: { id: number; before?: unknown }[] = []
  for (const order of judged.filter(({ verdict }) => verdict === 'change')) {
    const before = await applyAction(tx, action, order, { actorId: userId, now, creditUnpaid })
    changed.push({ id: order.id, before })
  }
  const there = new Set(judged.map(({ id }) => id))
  return {
    changed,
    refused: [
      ...judged
        .filter(({ verdict }) => verdict !== 'change' && verdict !== 'already')
        .map((order) => ({ id: order.id, about: aboutOf(order), reason: order.verdict })),
      ...ids.filter((id) => !there.has(id)).map((id) => ({ id, about: '', reason: 'gone' })),
    ],
  }
}

const undoSlice = async (
  tx: Transaction,
  { schoolId, userId, now, input, rows }: UndoSlice<PreparedAction>,
): Promise<SliceOutcome> => {
  const changed: { id: number }[] = []
  const refused: { id: number; about: string; reason: string }[] = []
  for (const { id, before } of rows.toSorted((one, other) => one.id - other.id)) {
    const order = await lockOrder(tx, { schoolId, orderId: id })
    const outcome =
      order === null ? 'gone' : await undoAction(tx, input, { order, before }, { actorId: userId, now })
    if (outcome === 'done') changed.push({ id })
    else refused.push({ id, about: order === null ? '' : aboutOf(order), reason: outcome })
  }
  return { changed, refused }
}

/** The task that does an action to many orders. */
export const orderTask = (kind: OrderActionKind, creditUnpaid: CreditUnpaid): TaskKind =>
  defineTask({
    kind: `orders.${kind}`,
    input: preparedAction,
    rights: ['order_edit'],
    batch: ordersAtOnce,
    slice: (tx, slice) => doSlice(tx, slice, creditUnpaid),
    ...(kind !== 'remind' && { undo: undoSlice, undoMs: undoHoursOf(kind) * 60 * 60 * 1000 }),
  })

export const orderActionKinds: readonly OrderActionKind[] = ['move', 'manager', 'cancel', 'remind']
