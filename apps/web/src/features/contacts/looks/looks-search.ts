import { type LookKind, lookKinds } from '@lectern/contract/contacts/looks/looks'
import { readChoice, readNumber } from '../../../lib/routing/read-search.ts'

export const lookPeriods = ['week', 'month', 'quarter'] as const
export type LookPeriod = (typeof lookPeriods)[number]

/** By what the access log is narrowed, as the address says. */
export interface LooksSearch {
  member?: number | undefined
  contact?: number | undefined
  look?: LookKind | undefined
  period?: LookPeriod | undefined
}

export const readLooksSearch = (search: Record<string, unknown>): LooksSearch => ({
  member: readNumber(search['member']),
  contact: readNumber(search['contact']),
  look: readChoice(search['look'], lookKinds),
  period: readChoice(search['period'], lookPeriods),
})

const daysOf: Readonly<Record<LookPeriod, number>> = { week: 7, month: 30, quarter: 90 }
const dayMs = 24 * 60 * 60 * 1000

/** The beginning of a period by whole hours: the same question is asked again within one. */
export const beginOf = (period: LookPeriod, now: number): string => {
  const hour = 60 * 60 * 1000
  return new Date(Math.floor(now / hour) * hour - daysOf[period] * dayMs).toISOString()
}
