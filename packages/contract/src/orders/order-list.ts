import { z } from 'zod'
import { idParam } from '../kernel/ids.ts'
import { currencyCode } from '../kernel/money/currencies.ts'
import { moneyLimits } from '../kernel/money/minor-units.ts'
import { orderGroups, orderSources, orderStates } from './order-states.ts'

/** Orders in which the list stands. `due`: what is due first, and behind it what has no date. */
export const orderSorts = ['created', 'number', 'total', 'due', 'stage'] as const
export type OrderSort = (typeof orderSorts)[number]

/** An amount in minor units, as an address holds it. */
const amountParam = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .refine((amount) => amount <= moneyLimits.most, 'too_much')

/** What a list of orders is asked for; the board is asked the same. */
export const orderQuery = {
  /** A part of a name or e-mail, or a number. */
  query: z.string().trim().max(200).optional(),
  group: z.enum(orderGroups).default('all'),
  state: z.enum(orderStates).optional(),
  offer: idParam.optional(),
  contact: idParam.optional(),
  stage: idParam.optional(),
  manager: idParam.optional(),
  /** The chosen way to pay. */
  method: idParam.optional(),
  source: z.enum(orderSources).optional(),
  currency: currencyCode.optional(),
  /** Days of the school's calendar, both inside. */
  created_from: z.iso.date().optional(),
  created_to: z.iso.date().optional(),
  /** In minor units, both inside. Amounts of several currencies do not compare, so `currency` stands beside. */
  total_from: amountParam.optional(),
  total_to: amountParam.optional(),
}

/** Without a word of the order: the latest first, and orders of one stage the longest in it first. */
export const orderSortQuery = {
  sort: z.enum(orderSorts).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
}

/** Columns of the list, in the order in which they are offered; a file of orders has the same. */
export const orderColumns = [
  'number',
  'buyer',
  'email',
  'phone',
  'offer',
  'total',
  'paid',
  'refunded',
  'currency',
  'state',
  'next',
  'stage',
  'days_in_stage',
  'manager',
  'source',
  'method',
  'created',
  'first_paid',
  'comments',
] as const
export type OrderColumn = (typeof orderColumns)[number]
