import { lockByName } from '../../platform/database/lock-by-name.ts'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, asc, eq, inArray, sql } from '../../platform/database/sql.ts'
import { isCalled, users } from '../identity/index.ts'
import { schools } from '../schools/index.ts'
import { accessGroupMembers, accessGroups, accessGroupsColumns, schoolMembers } from './staff.tables.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** What a member was given, by groups and alone, each once. */
export const givenPermissions = sql<string[]>`array(
  select unnest(${schoolMembers.permissions})
  union
  select unnest(g.permissions) from access_groups g
    join access_group_members m on m.group_id = g.id
    where m.school_id = ${schoolMembers.schoolId} and m.user_id = ${schoolMembers.userId}
)`

/** Lets one transaction at a time put somebody on the staff of one more school. */
export const lockMemberships = (tx: Transaction, userId: number): Promise<void> =>
  lockByName(tx, `memberships/${userId}`)

/** On the staff of how many schools somebody is. */
export const countMemberships = (db: ReadDatabase, userId: number): Promise<number> =>
  db.$count(schoolMembers, eq(schoolMembers.userId, userId))

export const insertMember = async (
  db: Transaction,
  member: { schoolId: SchoolId; userId: number; permissions: string[] },
  now: Date,
) => {
  await db
    .insert(schoolMembers)
    .values({ ...member, createdAt: now })
    .onConflictDoNothing()
}

const selectMembers = (db: ReadDatabase) =>
  db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      image: users.image,
      permissions: schoolMembers.permissions,
      given: givenPermissions,
      isActive: schoolMembers.isActive,
      note: schoolMembers.note,
      createdAt: schoolMembers.createdAt,
      isOwner: sql<boolean>`${schools.ownerId} = ${users.id}`,
      groups: sql<{ id: number; key: string | null; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', g.id, 'key', g.key, 'name', g.name) order by g.is_system desc, g.id)
        from access_groups g join access_group_members m on m.group_id = g.id
        where m.school_id = ${schoolMembers.schoolId} and m.user_id = ${schoolMembers.userId}
      ), '[]'::json)`,
      lastSeenAt: users.lastSeenAt,
    })
    .from(schoolMembers)
    .innerJoin(users, eq(users.id, schoolMembers.userId))
    .innerJoin(schools, eq(schools.id, schoolMembers.schoolId))
export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number]

/** Members of a school's staff: the owner first, then by name. `search` is part of a name or an e-mail. */
export const listMembers = (db: ReadDatabase, schoolId: SchoolId, search = '') => {
  return selectMembers(db)
    .where(and(eq(schoolMembers.schoolId, schoolId), search === '' ? undefined : isCalled(search)))
    .orderBy(sql`${schools.ownerId} = ${users.id} desc`, asc(users.name), asc(users.id))
}

export const findMember = async (db: ReadDatabase, schoolId: SchoolId, userId: number) => {
  const [row] = await selectMembers(db).where(
    and(eq(schoolMembers.schoolId, schoolId), eq(schoolMembers.userId, userId)),
  )
  return row ?? null
}

export const updateMemberRow = async (
  tx: Transaction,
  { schoolId, userId }: { schoolId: SchoolId; userId: number },
  change: { permissions?: string[]; note?: string | null; isActive?: boolean },
) => {
  if (Object.keys(change).length === 0) return
  await tx
    .update(schoolMembers)
    .set(change)
    .where(and(eq(schoolMembers.schoolId, schoolId), eq(schoolMembers.userId, userId)))
}

export const deleteMember = async (tx: Transaction, schoolId: SchoolId, userId: number) => {
  await tx
    .delete(schoolMembers)
    .where(and(eq(schoolMembers.schoolId, schoolId), eq(schoolMembers.userId, userId)))
}

/** Lets a member hold exactly these groups. */
export const setMemberGroups = async (
  tx: Transaction,
  { schoolId, userId }: { schoolId: SchoolId; userId: number },
  groupIds: readonly number[],
) => {
  await tx
    .delete(accessGroupMembers)
    .where(and(eq(accessGroupMembers.schoolId, schoolId), eq(accessGroupMembers.userId, userId)))
  if (groupIds.length === 0) return
  await tx
    .insert(accessGroupMembers)
    .values([...new Set(groupIds)].map((groupId) => ({ groupId, schoolId, userId })))
}

export const listGroupHolders = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  groupId: number,
): Promise<number[]> => {
  const rows = await db
    .select({ userId: accessGroupMembers.userId })
    .from(accessGroupMembers)
    .where(and(eq(accessGroupMembers.schoolId, schoolId), eq(accessGroupMembers.groupId, groupId)))
  return rows.map((row) => row.userId)
}

/** Groups of a school by their ids; those of other schools are not there. */
export const listGroupsById = async (db: ReadDatabase, schoolId: SchoolId, groupIds: readonly number[]) => {
  if (groupIds.length === 0) return []
  return db
    .select(accessGroupsColumns)
    .from(accessGroups)
    .where(and(eq(accessGroups.schoolId, schoolId), inArray(accessGroups.id, [...groupIds])))
}
export type GroupRow = Awaited<ReturnType<typeof listGroupsById>>[number]

/** Some members of all schools who work there now, in the order of their numbers, after one of them: for letters that the calendar sends. */
export const listWorkingMembers = (
  db: ReadDatabase,
  after: { readonly schoolId: number; readonly userId: number },
  limit: number,
) =>
  db
    .select({
      schoolId: schoolMembers.schoolId,
      userId: schoolMembers.userId,
      timeZone: sql<string>`coalesce(${users.timeZone}, ${schools.timeZone})`,
    })
    .from(schoolMembers)
    .innerJoin(users, eq(users.id, schoolMembers.userId))
    .innerJoin(schools, eq(schools.id, schoolMembers.schoolId))
    .where(
      and(
        eq(schoolMembers.isActive, true),
        sql`(${schoolMembers.schoolId}, ${schoolMembers.userId}) > (${after.schoolId}, ${after.userId})`,
      ),
    )
    .orderBy(asc(schoolMembers.schoolId), asc(schoolMembers.userId))
    .limit(limit)
