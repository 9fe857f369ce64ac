import { seededGroups } from '@lectern/contract/staff/seeded-groups'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, desc, eq, sql } from '../../../platform/database/sql.ts'
import { accessGroups } from '../staff.tables.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

const memberCount = sql<number>`(
  select count(*)::int from access_group_members m
  where m.school_id = access_groups.school_id and m.group_id = access_groups.id
)`
const columns = {
  id: accessGroups.id,
  schoolId: accessGroups.schoolId,
  key: accessGroups.key,
  name: accessGroups.name,
  isSystem: accessGroups.isSystem,
  permissions: accessGroups.permissions,
  memberCount,
}

/** Gives a new school the groups with which every school begins. */
export const seedAccessGroups = async (tx: Transaction, schoolId: SchoolId, now: Date) => {
  await tx
    .insert(accessGroups)
    .values(
      seededGroups.map(({ key, name, isSystem, permissions }) => ({
        schoolId,
        key,
        name,
        isSystem,
        permissions: [...permissions],
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
}

export const listGroups = (db: ReadDatabase, schoolId: SchoolId) =>
  db
    .select(columns)
    .from(accessGroups)
    .where(eq(accessGroups.schoolId, schoolId))
    .orderBy(desc(accessGroups.isSystem), asc(accessGroups.id))

export const findGroup = async (db: ReadDatabase, schoolId: SchoolId, groupId: number) => {
  const [row] = await db
    .select(columns)
    .from(accessGroups)
    .where(and(eq(accessGroups.id, groupId), eq(accessGroups.schoolId, schoolId)))
  return row ?? null
}
export type AccessGroupRow = NonNullable<Awaited<ReturnType<typeof findGroup>>>

export const findGroupByKey = async (db: ReadDatabase, schoolId: SchoolId, key: string) => {
  const [row] = await db
    .select(columns)
    .from(accessGroups)
    .where(and(eq(accessGroups.schoolId, schoolId), eq(accessGroups.key, key)))
  return row ?? null
}

/** Makes a group; null when its name is taken. */
export const insertGroup = async (
  tx: Transaction,
  group: { schoolId: SchoolId; name: string; permissions: string[] },
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
  schoolId: SchoolId,
  groupId: number,
  change: { name?: string; permissions?: string[]; key?: null },
) => {
  if (Object.keys(change).length === 0) return
  await tx
    .update(accessGroups)
    .set(change)
    .where(and(eq(accessGroups.schoolId, schoolId), eq(accessGroups.id, groupId)))
}

export const deleteGroup = async (tx: Transaction, schoolId: SchoolId, groupId: number) => {
  await tx.delete(accessGroups).where(and(eq(accessGroups.schoolId, schoolId), eq(accessGroups.id, groupId)))
}
