import type { OrderRehearsal, OrderSelection } from '@lectern/contract/orders/bulk'
import * as operations from '@lectern/contract/orders/bulk.api'
import { mostSheetRows } from '@lectern/contract/contacts/export'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { recordAudit, staffActorOf } from '../../schools/index.ts'
import { showTask, startTask, type TaskKind } from '../../tasks/index.ts'
import { readOrderFilter } from '../list/read-filter.ts'
import type { CreditUnpaid, MoneyTroubles } from '../services.ts'
import { orderTask, undoHoursOf } from './order-tasks.ts'
import { prepareAction } from './prepared-action.ts'
import { type ChosenOrders, countVerdicts, idsOfChosen, type Verdict } from './verdicts.repository.ts'

interface BulkParts {
  readonly troubles: MoneyTroubles
  readonly creditUnpaid: CreditUnpaid
  readonly exportKind: TaskKind
}

/** Binds what is done to many orders at once. */
export const registerOrderBulk = (bind: Bind, { troubles, creditUnpaid, exportKind }: BulkParts): void => {
  const chosenOf = async (
    db: ReadDatabase,
    { schoolId, now }: { readonly schoolId: SchoolId; readonly now: Date },
    selection: OrderSelection,
  ): Promise<ChosenOrders> =>
    'ids' in selection
      ? { schoolId, ids: selection.ids }
      : { schoolId, filter: await readOrderFilter(db, { schoolId, troubles, now }, selection.filter) }

  bind(operations.rehearseOrderAction, async ({ db, staff: { schoolId }, body, now }) => {
    const { action } = await prepareAction(db, schoolId, body.action)
    const chosen = await chosenOf(db, { schoolId, now }, body.selection)
    const counts = await countVerdicts(db, chosen, action, now)
    return { data: { ...rehearsalOf(counts), undo_hours: undoHoursOf(action.kind) } }
  })

  bind(operations.startOrderAction, async ({ db: tx, actor, staff: { schoolId }, body, now }) => {
    const { userId } = actor
    const { action, details } = await prepareAction(tx, schoolId, body.action)
    const chosen = await chosenOf(tx, { schoolId, now }, body.selection)
    const { taskId, total } = await startTask(tx, {
      ...{ schoolId, userId, details, now, input: action },
      ...{ kind: orderTask(action.kind, creditUnpaid), ids: idsOfChosen(tx, chosen) },
    })
    if (total !== body.expected) throw new CallError('orders_changed')
    return { data: await showTask(tx, { schoolId, userId, taskId, now }) }
  })

  bind(operations.exportOrders, async (call) => {
    const { db: tx, actor, staff, body, now } = call
    const { schoolId } = staff
    const { columns, with_lines: withLines, format } = body
    const { userId } = actor
    const chosen = await chosenOf(tx, { schoolId, now }, body.selection)
    const { taskId, total } = await startTask(tx, {
      ...{ schoolId, userId, now, details: { format }, kind: exportKind },
      ...{ input: { columns, with_lines: withLines, format }, ids: idsOfChosen(tx, chosen) },
    })
    if (format === 'xlsx' && total > mostSheetRows)
      throw new CallError('invalid_fields', { fields: { format: ['too_many_rows'] } })
    const after = { orders: total, format, columns: columns.join(', ') }
    await recordAudit(tx, staffActorOf(call), { action: 'order.exported', after })
    return { data: await showTask(tx, { schoolId, userId, taskId, now }) }
  })
}

type Counts = Awaited<ReturnType<typeof countVerdicts>>

const rehearsalOf = (counts: Counts): Omit<OrderRehearsal, 'undo_hours'> => {
  const of = (wanted: Verdict) => counts.find(({ verdict }) => verdict === wanted)
  return {
    matched: counts.reduce((sum, { orders }) => sum + orders, 0),
    changed: of('change')?.orders ?? 0,
    already: of('already')?.orders ?? 0,
    refused: counts.flatMap(({ verdict, orders }) =>
      verdict === 'change' || verdict === 'already' ? [] : [{ reason: verdict, orders }],
    ),
    places: of('change')?.places ?? 0,
  }
}
