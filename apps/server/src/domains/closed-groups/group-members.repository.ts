import type { MemberState } from '@lectern/contract/closed-groups/group-states'
import type { ReadDatabase, Transaction, WriteDatabase } from '../../platform/database/pool.ts'
import { and, asc, desc, eq, isNotNull, isNull, lte, or, type SQL, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { enrolments, enrolmentsColumns, isRunning } from '../access/index.ts'
import { isPersonCalled, users } from '../identity/index.ts'
import {
  closedGroupLinks,
  closedGroupMembers as members,
  closedGroupMembersColumns as membersColumns,
} from './closed-groups.tables.ts'
import { isInScope, type LearnerScope } from '../teams/index.ts'

/** A closed group of a school, and the product that access to it hangs on. */
export interface GroupPlace {
  readonly schoolId: SchoolId
  readonly id: number
  readonly productId: number
}

const isIn = ({ schoolId, id }: Pick<GroupPlace, 'schoolId' | 'id'>) =>
  and(eq(members.schoolId, schoolId), eq(members.groupId, id))

const findOne = async (db: ReadDatabase, isWanted: SQL | undefined) => {
  const [row] = await db.select(membersColumns).from(members).where(isWanted)
  return row ?? null
}
export type MemberRow = NonNullable<Awaited<ReturnType<typeof findOne>>>

export const findMemberOfUser = (db: ReadDatabase, group: GroupPlace, userId: number) =>
  findOne(db, and(isIn(group), eq(members.userId, userId)))

export const findMemberOfAccount = (db: ReadDatabase, group: GroupPlace, accountId: string) =>
  findOne(db, and(isIn(group), eq(members.accountId, accountId)))

/** Whose account it is from now on; the person's former account is forgotten. */
export const saveMember = async (
  tx: Transaction,
  group: GroupPlace,
  member: Pick<MemberRow, 'accountId' | 'accountName' | 'state'> & { readonly userId: number },
  now: Date,
): Promise<void> => {
  const values = { ...member, schoolId: group.schoolId, groupId: group.id, createdAt: now, changedAt: now }
  const { accountId, accountName, state } = member
  await tx
    .insert(members)
    .values(values)
    .onConflictDoUpdate({
      target: [members.groupId, members.userId],
      set: {
        accountId,
        accountName,
        state,
        askedAt: null,
        askedLinkId: null,
        nextTryAt: null,
        changedAt: now,
      },
    })
}

type WrittenColumns = Partial<
  Pick<typeof members.$inferInsert, 'state' | 'askedAt' | 'askedLinkId' | 'nextTryAt'>
>

/** Writes what is named, and when; nothing where it stands like that already. */
export const updateMember = async (
  db: WriteDatabase,
  member: Pick<MemberRow, 'schoolId' | 'id' | 'state'>,
  change: WrittenColumns,
  now: Date,
): Promise<void> => {
  const moved = change.state !== undefined && change.state !== member.state
  await db
    .update(members)
    .set({ ...change, ...(moved ? { changedAt: now } : {}) })
    .where(and(eq(members.id, member.id), eq(members.schoolId, member.schoolId)))
}

export const deleteMember = async (
  db: WriteDatabase,
  { schoolId, id }: Pick<MemberRow, 'schoolId' | 'id'>,
): Promise<void> => {
  await db.delete(members).where(and(eq(members.id, id), eq(members.schoolId, schoolId)))
}

const selectMembers = (db: ReadDatabase, { productId }: GroupPlace) =>
  db
    .select({
      ...membersColumns,
      person: { id: users.id, name: users.name, email: users.email },
      enrolment: enrolmentsColumns,
      linkName: closedGroupLinks.name,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(enrolments, and(eq(enrolments.productId, productId), eq(enrolments.userId, members.userId)))
    .leftJoin(closedGroupLinks, eq(closedGroupLinks.id, members.askedLinkId))
export type ShownMember = Awaited<ReturnType<typeof selectMembers>>[number]

export const findMember = async (db: ReadDatabase, group: GroupPlace, memberId: number) => {
  const [row] = await selectMembers(db, group).where(and(isIn(group), eq(members.id, memberId)))
  return row ?? null
}

export interface MemberFilter {
  readonly page: number
  readonly per_page: number
  readonly query?: string | undefined
  readonly state?: MemberState | 'waiting' | undefined
  /** Whom the reader may see. */
  readonly scope: LearnerScope
}

/** One page of the members of a group: who waits for an answer first, then the latest change. */
export const listMembers = async (db: ReadDatabase, group: GroupPlace, filter: MemberFilter) => {
  const { state, query = '', scope } = filter
  const row = { productId: sql`${group.productId}::bigint`, userId: sql`${members.userId}` }
  const isWanted = and(
    isIn(group),
    isInScope(scope, row),
    state === 'waiting' ? isNotNull(members.askedAt) : state && eq(members.state, state),
    query === '' ? undefined : isPersonCalled(db, sql`${members.userId}`, query),
  )
  const rows = await selectMembers(db, group)
    .where(isWanted)
    .orderBy(asc(isNull(members.askedAt)), desc(members.changedAt), desc(members.id))
    .limit(filter.per_page)
    .offset((filter.page - 1) * filter.per_page)
  return { rows, total: await db.$count(selectMembers(db, group).where(isWanted).as('counted')) }
}

/**
 * Members who are in the group without access, or kept out with it, as far as enrolments tell; those who were refused the last
 * time wait.
 */
export const listOutOfPlace = (db: ReadDatabase, group: GroupPlace, now: Date, limit: number) => {
  const hasAccess = isRunning(now)
  const isOutOfPlace = or(
    isNull(members.userId),
    and(eq(members.state, 'joined'), sql`${hasAccess} is not true`),
    and(eq(members.state, 'removed'), hasAccess),
  )
  return db
    .select({ ...membersColumns, hasAccess: sql<boolean>`coalesce(${hasAccess}, false)` })
    .from(members)
    .leftJoin(
      enrolments,
      and(eq(enrolments.productId, group.productId), eq(enrolments.userId, members.userId)),
    )
    .where(and(isIn(group), isOutOfPlace, or(isNull(members.nextTryAt), lte(members.nextTryAt, now))))
    .orderBy(asc(members.changedAt), asc(members.id))
    .limit(limit)
}
export type OutOfPlace = Awaited<ReturnType<typeof listOutOfPlace>>[number]

/** Whoever was erased is nobody's member: the account is removed from the group by its number alone. */
export const forgetMember = async (tx: Transaction, userId: number): Promise<number[]> => {
  const rows = await tx
    .update(members)
    .set({ userId: null, accountName: '', askedAt: null, askedLinkId: null })
    .where(eq(members.userId, userId))
    .returning({ groupId: members.groupId })
  return rows.map(({ groupId }) => groupId)
}

/** Memberships of one person, for the copy of their data. */
export const listMembershipsOf = (db: ReadDatabase, userId: number) =>
  db
    .select({
      groupId: members.groupId,
      accountId: members.accountId,
      accountName: members.accountName,
      state: members.state,
      changedAt: members.changedAt,
    })
    .from(members)
    .where(eq(members.userId, userId))
