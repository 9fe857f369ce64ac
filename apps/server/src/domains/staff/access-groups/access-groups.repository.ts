import { seededGroups } from '@lectern/contract/staff/seeded-groups'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, desc, eq, sql } from '../../../platform/database/sql.ts'
import { accessGroups } from '../staff.tables.ts'

const memberCount = sql<number>`(
  select count(*)::int from access_group_members m where m.group_id = ${accessGroups.id}
)`
const columns = {
  id: accessGroups.id,
  cabinetId: accessGroups.cabinetId,
  key: accessGroups.key,
  name: accessGroups.name,
  isSystem: accessGroups.isSystem,
  permissions: accessGroups.permissions,
  memberCount,
}

/** Gives a new school the groups with which every school begins. */
export const seedAccessGroups = async (tx: Transaction, cabinetId: number, now: Date) => {
  await tx
    .insert(accessGroups)
    .values(
      seededGroups.map(({ key, name, isSystem, permissions }) => ({
        cabinetId,
        key,
        name,
        isSystem,
        permissions: [...permissions],
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
}

export const listGroups = (db: ReadDatabase, cabinetId: number) =>
  db
    .select(columns)
    .from(accessGroups)
    .where(eq(accessGroups.cabinetId, cabinetId))
    .orderBy(desc(accessGroups.isSystem), asc(accessGroups.id))

export const findGroup = async (db: ReadDatabase, cabinetId: number, groupId: number) => {
  const [row] = await db
    .select(columns)
    .from(accessGroups)
    .where(and(eq(accessGroups.id, groupId), eq(accessGroups.cabinetId, cabinetId)))
  return row ?? null
}
export type AccessGroupRow = NonNullable<Awaited<ReturnType<typeof findGroup>>>

export const findGroupByKey = async (db: ReadDatabase, cabinetId: number, key: string) => {
  const [row] = await db
    .select(columns)
    .from(accessGroups)
    .where(and(eq(accessGroups.cabinetId, cabinetId), eq(accessGroups.key, key)))
  return row ?? null
}

/** Makes a group; null when its name is taken. */
export const insertGroup = async (
  tx: Transaction,
  group: { cabinetId: number; name: string; permissions: string[] },
  now: Date,
): Promise<number | null> => {
  const [row] = await tx
    .insert(accessGroups)
    .values({ ...group, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: accessGroups.id })
  return row?.id ?? null
}

export const updateGroup = async (
  tx: Transaction,
  cabinetId: number,
  groupId: number,
  change: { name?: string; permissions?: string[]; key?: null },
) => {
  if (Object.keys(change).length === 0) return
  await tx
    .update(accessGroups)
    .set(change)
    .where(and(eq(accessGroups.cabinetId, cabinetId), eq(accessGroups.id, groupId)))
}

export const deleteGroup = async (tx: Transaction, cabinetId: number, groupId: number) => {
  await tx
    .delete(accessGroups)
    .where(and(eq(accessGroups.cabinetId, cabinetId), eq(accessGroups.id, groupId)))
}
