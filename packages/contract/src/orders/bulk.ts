import { z } from 'zod'
import { wholeList } from '../kernel/envelope.ts'
import { id } from '../kernel/ids.ts'
import { taskLimits } from '../tasks/tasks.ts'
import { orderColumns, orderQuery } from './order-list.ts'
import { orderLimits } from './order-limits.ts'

/** Orders that an action is about: chosen ones, or all that the list finds by its query. */
export const orderSelection = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(taskLimits.chosenIds) }),
  z.strictObject({ filter: z.strictObject(orderQuery) }),
])
export type OrderSelection = z.output<typeof orderSelection>

const reason = z.string().trim().max(orderLimits.reason).default('')

/** What is done to many orders at once. */
export const orderAction = z.discriminatedUnion('kind', [
  /** To a stage of people's work. */
  z.strictObject({ kind: z.literal('move'), stage_id: id }),
  /** Null: nobody looks after them. */
  z.strictObject({ kind: z.literal('manager'), manager_id: id.nullable(), reason }),
  z.strictObject({ kind: z.literal('cancel'), reason }),
  /** The link by which an order is paid, to its buyer by e-mail. */
  z.strictObject({ kind: z.literal('remind') }),
])
export type OrderAction = z.output<typeof orderAction>
export type OrderActionKind = OrderAction['kind']

/** A buyer is reminded of one order at most once in so many hours. */
export const reminderHours = 24

/** Why an action leaves an order as it is. `gone`: not there any more, since the task was started. */
export const orderRefusals = [
  /** It stands at a stage of money, behind the stage that is wanted. */
  'stage_of_money',
  'no_stage',
  'has_money',
  /** A payment was begun and its outcome is not known yet. */
  'payment_under_way',
  'not_waiting',
  'no_email',
  'reminded_lately',
  'gone',
] as const
export type OrderRefusal = (typeof orderRefusals)[number]

/** Why an order is not brought back to what it was. */
export const orderUndoRefusals = ['changed_since', 'no_place', 'gone'] as const

/** What an action would do: `matched` is the sum of changed, already and refused. */
export const orderRehearsal = z.object({
  matched: z.int(),
  changed: z.int(),
  already: z.int(),
  refused: wholeList(z.object({ reason: z.enum(orderRefusals), orders: z.int() }), orderRefusals.length),
  /** Places of offers that those who change give back. */
  places: z.int(),
  /** Until when it can be taken back, if it were done now; 0: it cannot. */
  undo_hours: z.int(),
})
export type OrderRehearsal = z.infer<typeof orderRehearsal>

export const orderFileFormats = ['csv', 'xlsx'] as const
export type OrderFileFormat = (typeof orderFileFormats)[number]

/** Which orders a file holds, and what it tells of each. */
export const orderExport = z.strictObject({
  selection: orderSelection,
  columns: z
    .array(z.enum(orderColumns))
    .min(1)
    .max(orderColumns.length)
    .refine((columns) => new Set(columns).size === columns.length, 'twice'),
  /** A row for each thing that was ordered, instead of one for each order. */
  with_lines: z.boolean().default(false),
  format: z.enum(orderFileFormats),
})
export type OrderExport = z.output<typeof orderExport>
