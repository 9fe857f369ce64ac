import { lockByName } from '../../platform/database/lock-by-name.ts'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, asc, count, eq, inArray, isNull, ne, sql } from '../../platform/database/sql.ts'
import { participantGroupAssistants, participantGroupMembers, participantGroups } from './teams.tables.ts'
import type { SchoolId } from '../../platform/school-id.ts'

const selectGroups = (db: ReadDatabase) =>
  db
    .select({
      id: participantGroups.id,
      productId: participantGroups.productId,
      name: participantGroups.name,
      ownAssistantId: participantGroups.ownAssistantId,
      participantIds: sql<number[]>`coalesce((
        select json_agg(m.user_id order by m.user_id) from participant_group_members m
        where m.group_id = ${participantGroups.id}
      ), '[]'::json)`,
      assistantIds: sql<number[]>`coalesce((
        select json_agg(a.user_id order by a.user_id) from participant_group_assistants a
        where a.group_id = ${participantGroups.id}
      ), '[]'::json)`,
    })
    .from(participantGroups)
export type ParticipantGroupRow = Awaited<ReturnType<typeof selectGroups>>[number]

/** A product of a school. */
export interface TeamAddress {
  readonly schoolId: SchoolId
  readonly productId: number
}

const isIn = ({ schoolId, productId }: TeamAddress) =>
  and(eq(participantGroups.schoolId, schoolId), eq(participantGroups.productId, productId))

export const listParticipantGroups = (db: ReadDatabase, address: TeamAddress) =>
  selectGroups(db).where(isIn(address)).orderBy(asc(participantGroups.id))

export const findParticipantGroup = async (db: ReadDatabase, address: TeamAddress, groupId: number) => {
  const [row] = await selectGroups(db).where(and(isIn(address), eq(participantGroups.id, groupId)))
  return row ?? null
}

/** Lets one transaction at a time make the groups of a product larger or more. */
export const lockGroups = (tx: Transaction, productId: number): Promise<void> =>
  lockByName(tx, `participant-groups/${productId}`)

/** How many groups made by hand a product has. */
export const countHandmadeGroups = (tx: ReadDatabase, address: TeamAddress): Promise<number> =>
  tx.$count(participantGroups, and(isIn(address), isNull(participantGroups.ownAssistantId)))

/** How many places the other groups of a product hold. */
export const countGroupedElsewhere = async (
  tx: ReadDatabase,
  address: TeamAddress,
  groupId: number,
): Promise<number> => {
  const [row] = await tx
    .select({ places: count() })
    .from(participantGroupMembers)
    .innerJoin(participantGroups, eq(participantGroups.id, participantGroupMembers.groupId))
    .where(and(isIn(address), ne(participantGroups.id, groupId)))
  return row?.places ?? 0
}

/** Makes a group; null when its name is taken. */
export const insertParticipantGroup = async (
  tx: Transaction,
  group: TeamAddress & { name: string; ownAssistantId: number | null },
  now: Date,
): Promise<number | null> => {
  const [row] = await tx
    .insert(participantGroups)
    .values({ ...group, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: participantGroups.id })
  return row?.id ?? null
}

/** Renames a group; false when another of the product has the name. */
export const renameParticipantGroup = async (
  tx: Transaction,
  address: TeamAddress,
  groupId: number,
  name: string,
): Promise<boolean> => {
  const groups = await listParticipantGroups(tx, address)
  if (groups.some((group) => group.id !== groupId && group.name === name)) return false
  await tx
    .update(participantGroups)
    .set({ name })
    .where(and(isIn(address), eq(participantGroups.id, groupId)))
  return true
}

export const deleteParticipantGroup = async (tx: Transaction, address: TeamAddress, groupId: number) => {
  await tx.delete(participantGroups).where(and(isIn(address), eq(participantGroups.id, groupId)))
}

/** Removes an assistant's automatic group. */
export const deleteOwnGroup = async (tx: Transaction, address: TeamAddress, assistantId: number) => {
  await tx
    .delete(participantGroups)
    .where(and(isIn(address), eq(participantGroups.ownAssistantId, assistantId)))
}

export const setGroupMembers = async (tx: Transaction, groupId: number, userIds: readonly number[]) => {
  await tx.delete(participantGroupMembers).where(eq(participantGroupMembers.groupId, groupId))
  const rows = [...new Set(userIds)].map((userId) => ({ groupId, userId }))
  if (rows.length > 0) await tx.insert(participantGroupMembers).values(rows)
}

/** Puts somebody into a group beside those who are there. */
export const addGroupMember = async (tx: Transaction, groupId: number, userId: number): Promise<void> => {
  await tx.insert(participantGroupMembers).values({ groupId, userId }).onConflictDoNothing()
}

export const setGroupAssistants = async (tx: Transaction, groupId: number, userIds: readonly number[]) => {
  await tx.delete(participantGroupAssistants).where(eq(participantGroupAssistants.groupId, groupId))
  const rows = [...new Set(userIds)].map((userId) => ({ groupId, userId }))
  if (rows.length > 0) await tx.insert(participantGroupAssistants).values(rows)
}

/** Says which of a product's groups made by hand one assistant looks after. */
export const setGroupsOfAssistant = async (
  tx: Transaction,
  address: TeamAddress,
  userId: number,
  groupIds: readonly number[],
) => {
  const handmade = await selectGroups(tx).where(and(isIn(address), isNull(participantGroups.ownAssistantId)))
  for (const { id, assistantIds } of handmade) {
    const isWanted = groupIds.includes(id)
    if (isWanted === assistantIds.includes(userId)) continue
    const others = assistantIds.filter((each) => each !== userId)
    await setGroupAssistants(tx, id, isWanted ? [...others, userId] : others)
  }
}

/** Names of some groups of a school: id → name. */
export const nameGroups = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  groupIds: readonly number[],
): Promise<Map<number, string>> => {
  if (groupIds.length === 0) return new Map()
  const rows = await db
    .select({ id: participantGroups.id, name: participantGroups.name })
    .from(participantGroups)
    .where(and(eq(participantGroups.schoolId, schoolId), inArray(participantGroups.id, [...groupIds])))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Names of all groups of a product: id → name. */
export const nameGroupsOfProduct = async (
  db: ReadDatabase,
  address: TeamAddress,
): Promise<Map<number, string>> => {
  const rows = await db
    .select({ id: participantGroups.id, name: participantGroups.name })
    .from(participantGroups)
    .where(isIn(address))
    .orderBy(asc(participantGroups.name))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The groups of a product that somebody is in, the oldest first. */
export const listGroupsOf = async (
  db: ReadDatabase,
  address: TeamAddress,
  userId: number,
): Promise<number[]> => {
  const rows = await db
    .select({ id: participantGroups.id })
    .from(participantGroups)
    .innerJoin(participantGroupMembers, eq(participantGroupMembers.groupId, participantGroups.id))
    .where(and(isIn(address), eq(participantGroupMembers.userId, userId)))
    .orderBy(asc(participantGroups.id))
  return rows.map(({ id }) => id)
}
