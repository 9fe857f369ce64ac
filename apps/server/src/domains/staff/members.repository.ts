import { escapeLike } from '../../platform/database/escape-like.ts'
import { lockByName } from '../../platform/database/lock-by-name.ts'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { preparedQuery } from '../../platform/database/prepared.ts'
import { and, asc, eq, ilike, inArray, or, sql } from '../../platform/database/sql.ts'
import { users } from '../identity/index.ts'
import { cabinets } from '../schools/index.ts'
import { accessGroupMembers, accessGroups, accessGroupsColumns, cabinetMembers } from './staff.tables.ts'

/** What a member was given, by groups and alone, each once. */
const givenPermissions = sql<string[]>`array(
  select unnest(${cabinetMembers.permissions})
  union
  select unnest(g.permissions) from access_groups g
    join access_group_members m on m.group_id = g.id
    where m.cabinet_id = ${cabinetMembers.cabinetId} and m.user_id = ${cabinetMembers.userId}
)`

const schoolsQuery = preparedQuery((db) =>
  db
    .select({
      id: cabinets.id,
      name: cabinets.name,
      slug: cabinets.slug,
      ownerId: cabinets.ownerId,
      permissions: givenPermissions,
    })
    .from(cabinetMembers)
    .innerJoin(cabinets, eq(cabinets.id, cabinetMembers.cabinetId))
    .where(and(eq(cabinetMembers.userId, sql.placeholder('userId')), eq(cabinetMembers.isActive, true)))
    .orderBy(asc(cabinets.id))
    .prepare('list_schools'),
)

/** Schools in which a person is on the staff, oldest first, with what was given there. */
export const listSchoolsOf = (db: ReadDatabase, userId: number) => schoolsQuery(db).execute({ userId })
export type SchoolRow = Awaited<ReturnType<typeof listSchoolsOf>>[number]

/** Lets one transaction at a time put somebody on the staff of one more school. */
export const lockMemberships = (tx: Transaction, userId: number): Promise<void> =>
  lockByName(tx, `memberships/${userId}`)

/** On the staff of how many schools somebody is. */
export const countMemberships = (db: ReadDatabase, userId: number): Promise<number> =>
  db.$count(cabinetMembers, eq(cabinetMembers.userId, userId))

export const insertMember = async (
  db: Transaction,
  member: { cabinetId: number; userId: number; permissions: string[] },
  now: Date,
) => {
  await db
    .insert(cabinetMembers)
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
      permissions: cabinetMembers.permissions,
      given: givenPermissions,
      isActive: cabinetMembers.isActive,
      note: cabinetMembers.note,
      createdAt: cabinetMembers.createdAt,
      isOwner: sql<boolean>`${cabinets.ownerId} = ${users.id}`,
      groups: sql<{ id: number; key: string | null; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', g.id, 'key', g.key, 'name', g.name) order by g.is_system desc, g.id)
        from access_groups g join access_group_members m on m.group_id = g.id
        where m.cabinet_id = ${cabinetMembers.cabinetId} and m.user_id = ${cabinetMembers.userId}
      ), '[]'::json)`,
      lastSeenAt: users.lastSeenAt,
    })
    .from(cabinetMembers)
    .innerJoin(users, eq(users.id, cabinetMembers.userId))
    .innerJoin(cabinets, eq(cabinets.id, cabinetMembers.cabinetId))
export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number]

/** Members of a school's staff: the owner first, then by name. `search` is part of a name or an e-mail. */
export const listMembers = (db: ReadDatabase, cabinetId: number, search = '') => {
  const pattern = `%${escapeLike(search)}%`
  return selectMembers(db)
    .where(
      and(
        eq(cabinetMembers.cabinetId, cabinetId),
        search === '' ? undefined : or(ilike(users.name, pattern), ilike(users.email, pattern)),
      ),
    )
    .orderBy(sql`${cabinets.ownerId} = ${users.id} desc`, asc(users.name), asc(users.id))
}

export const findMember = async (db: ReadDatabase, cabinetId: number, userId: number) => {
  const [row] = await selectMembers(db).where(
    and(eq(cabinetMembers.cabinetId, cabinetId), eq(cabinetMembers.userId, userId)),
  )
  return row ?? null
}

export const updateMemberRow = async (
  tx: Transaction,
  { cabinetId, userId }: { cabinetId: number; userId: number },
  change: { permissions?: string[]; note?: string | null; isActive?: boolean },
) => {
  if (Object.keys(change).length === 0) return
  await tx
    .update(cabinetMembers)
    .set(change)
    .where(and(eq(cabinetMembers.cabinetId, cabinetId), eq(cabinetMembers.userId, userId)))
}

export const deleteMember = async (tx: Transaction, cabinetId: number, userId: number) => {
  await tx
    .delete(cabinetMembers)
    .where(and(eq(cabinetMembers.cabinetId, cabinetId), eq(cabinetMembers.userId, userId)))
}

/** Lets a member hold exactly these groups. */
export const setMemberGroups = async (
  tx: Transaction,
  { cabinetId, userId }: { cabinetId: number; userId: number },
  groupIds: readonly number[],
) => {
  await tx
    .delete(accessGroupMembers)
    .where(and(eq(accessGroupMembers.cabinetId, cabinetId), eq(accessGroupMembers.userId, userId)))
  if (groupIds.length === 0) return
  await tx
    .insert(accessGroupMembers)
    .values([...new Set(groupIds)].map((groupId) => ({ groupId, cabinetId, userId })))
}

export const listGroupHolders = async (
  db: ReadDatabase,
  cabinetId: number,
  groupId: number,
): Promise<number[]> => {
  const rows = await db
    .select({ userId: accessGroupMembers.userId })
    .from(accessGroupMembers)
    .where(and(eq(accessGroupMembers.cabinetId, cabinetId), eq(accessGroupMembers.groupId, groupId)))
  return rows.map((row) => row.userId)
}

/** Groups of a school by their ids; those of other schools are not there. */
export const listGroupsById = async (db: ReadDatabase, cabinetId: number, groupIds: readonly number[]) => {
  if (groupIds.length === 0) return []
  return db
    .select(accessGroupsColumns)
    .from(accessGroups)
    .where(and(eq(accessGroups.cabinetId, cabinetId), inArray(accessGroups.id, [...groupIds])))
}
export type GroupRow = Awaited<ReturnType<typeof listGroupsById>>[number]
