import type { AuditAction } from '@lectern/contract/schools/audit-log'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { alias, and, desc, eq, gte, inArray, lte } from '../../../platform/database/sql.ts'
import { users } from '../../identity/index.ts'
import { auditEntries } from './audit-log.tables.ts'
import type { StaffActor } from './staff-actor.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** Who acts, and from where; null: nobody did, it follows from the rules of the school. */
export interface AuditActor extends Pick<StaffActor, 'schoolId' | 'now'> {
  readonly userId: number | null
  readonly ip: string | null
}

export interface AuditRecord {
  readonly action: AuditAction
  /** To whom it was done. */
  readonly targetId?: number
  /** Only what changed, without secrets. */
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

/** Writes down who changed what, in the transaction that changes it. Entries are never changed or removed. */
export const recordAudit = async (
  tx: Transaction,
  { schoolId, userId, ip, now }: AuditActor,
  { action, targetId, before, after }: AuditRecord,
): Promise<void> => {
  await tx.insert(auditEntries).values({
    schoolId,
    userId,
    targetId: targetId ?? null,
    action,
    before: before ?? null,
    after: after ?? null,
    ip,
    at: now,
  })
}

/** The fields of `after` that differ from `before`, as the two sides of an entry; null when nothing does. */
export const differenceOf = <T extends object>(
  before: T,
  after: Partial<T>,
): { before: Record<string, unknown>; after: Record<string, unknown> } | null => {
  const old = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(old.get(key)) !== JSON.stringify(value),
  )
  if (changed.length === 0) return null
  return {
    before: Object.fromEntries(changed.map(([key]) => [key, old.get(key)])),
    after: Object.fromEntries(changed),
  }
}

const actor = alias(users, 'actor')
const target = alias(users, 'target')

export interface AuditFilter {
  readonly page: number
  readonly per_page: number
  readonly action?: AuditAction | undefined
  /** Entries of these kinds alone. */
  readonly actions?: readonly AuditAction[] | undefined
  readonly userId?: number | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

/** One page of a school's log, the latest first. */
export const listAudit = async (db: ReadDatabase, schoolId: SchoolId, filter: AuditFilter) => {
  const isWanted = and(
    eq(auditEntries.schoolId, schoolId),
    filter.action === undefined ? undefined : eq(auditEntries.action, filter.action),
    filter.actions === undefined ? undefined : inArray(auditEntries.action, [...filter.actions]),
    filter.userId === undefined ? undefined : eq(auditEntries.userId, filter.userId),
    filter.from === undefined ? undefined : gte(auditEntries.at, filter.from),
    filter.to === undefined ? undefined : lte(auditEntries.at, filter.to),
  )
  const total = await db.$count(auditEntries, isWanted)
  const rows = await db
    .select({ entry: auditEntries, actorName: actor.name, targetName: target.name })
    .from(auditEntries)
    .leftJoin(actor, eq(actor.id, auditEntries.userId))
    .leftJoin(target, eq(target.id, auditEntries.targetId))
    .where(isWanted)
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(filter.per_page)
    .offset((filter.page - 1) * filter.per_page)
  return { rows, total }
}
export type AuditRow = Awaited<ReturnType<typeof listAudit>>['rows'][number]
