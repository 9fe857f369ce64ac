import type { GrantOrigin } from '@lectern/contract/access/access'
import type { GrantRow } from '../enrolment-columns.ts'

/** What lists say of several accesses of one person: the first beginning, the latest end, where the latest came from. */
export interface AccessSummary {
  readonly startedAt: Date
  readonly endsAt: Date | null
  readonly source: GrantOrigin
}

/** The summary of accesses in the order of their beginnings; null where there are none. */
export const summaryOf = (grants: readonly GrantRow[]): AccessSummary | null => {
  const [first] = grants
  const latest = grants.at(-1)
  if (!first || !latest) return null
  return { startedAt: first.startsAt, endsAt: latestEnd(grants), source: latest.origin }
}

const latestEnd = (grants: readonly GrantRow[]): Date | null => {
  const ends = grants.flatMap(({ endsAt }) => (endsAt === null ? [] : [endsAt.getTime()]))
  return ends.length < grants.length ? null : new Date(Math.max(...ends))
}
