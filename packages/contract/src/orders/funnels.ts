import { z } from 'zod'
import { wholeList } from '../kernel/envelope.ts'
import { id } from '../kernel/ids.ts'
import { currencyCode } from '../kernel/money/currencies.ts'
import { minorUnits } from '../kernel/money/minor-units.ts'
import { oneLine } from '../kernel/texts/one-line.ts'
import { orderRow } from './staff-order.ts'

export const funnelLimits = {
  funnels: 20,
  title: 60,
  /** Fewer are no way to follow, more are not kept up by people. */
  leastStages: 2,
  mostStages: 12,
  /** Cards of a column at first; the rest comes by pages. */
  cardsOfColumn: 30,
} as const

/**
 * What moves orders into a stage by itself: the state of their money. Nobody puts an order there by hand, so that a column never says
 * more than the books. Null: a stage of people's own work.
 */
export const stageRules = ['paid_in_part', 'paid', 'closed'] as const
export type StageRule = (typeof stageRules)[number]

/** One step that orders take on their way. */
export const orderStage = z.object({
  id,
  title: z.string(),
  rule: z.enum(stageRules).nullable(),
})
export type OrderStage = z.infer<typeof orderStage>

/** A way on which a school follows its orders. New orders begin at the first stage of the funnel of their offer, or of the first one. */
export const orderFunnel = z.object({
  id,
  title: z.string(),
  stages: wholeList(orderStage, funnelLimits.mostStages),
  /** Offers whose orders go here; empty: those of no other funnel, where it is the first. */
  offer_ids: wholeList(id, 200),
  orders_count: z.int(),
})
export type OrderFunnel = z.infer<typeof orderFunnel>

const title = oneLine.min(1).max(funnelLimits.title)

/** A funnel as it is written: stages in their order; those without an id are new, those that are left out go, and their orders move to the first. */
export const funnelDraft = z.strictObject({
  title,
  stages: z
    .array(z.strictObject({ id: id.nullable().default(null), title, rule: z.enum(stageRules).nullable() }))
    .min(funnelLimits.leastStages)
    .max(funnelLimits.mostStages)
    .refine((stages) => stages[0]?.rule === null, { error: 'first_stage_is_work', path: [0, 'rule'] })
    .refine(
      (stages) => {
        const rules = stages.flatMap(({ rule }) => (rule === null ? [] : [rule]))
        return new Set(rules).size === rules.length
      },
      { error: 'rule_twice' },
    ),
  offer_ids: z.array(id).max(200).default([]),
})
export type FunnelDraft = z.infer<typeof funnelDraft>

/** One column of the board: how many orders, what they come to, and the first of them, the longest in the stage first. */
export const boardColumn = z.object({
  stage: orderStage,
  count: z.int(),
  sums: wholeList(z.object({ currency: currencyCode, amount: minorUnits }), 20),
  orders: wholeList(orderRow, funnelLimits.cardsOfColumn),
  /** Where the next cards are asked for (`orders.listOrders?stage=…&after=…`); null: these are all. */
  next: z.string().nullable(),
})
export type BoardColumn = z.infer<typeof boardColumn>
