import type { ConnectionState } from '@lectern/contract/closed-groups/group-states'
import { productType } from '@lectern/contract/kernel/course-rights'
import { holdsWords } from '../../platform/database/holds-words.ts'
import { lockByName } from '../../platform/database/lock-by-name.ts'
import type { ReadDatabase, Transaction, WriteDatabase } from '../../platform/database/pool.ts'
import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { enrolments, enrolmentsColumns } from '../access/index.ts'
import { closedGroupMembers, closedGroups, closedGroupsColumns } from './closed-groups.tables.ts'
import { products } from '../products/index.ts'
import type { ProductScope } from '../teams/index.ts'

const selectGroups = (db: ReadDatabase) =>
  db
    .select({ ...closedGroupsColumns, product: products })
    .from(closedGroups)
    .innerJoin(products, and(eq(products.id, closedGroups.productId), isNull(products.deletedAt)))
export type GroupRow = Awaited<ReturnType<typeof selectGroups>>[number]

const ofSchool = (schoolId: SchoolId) =>
  and(eq(closedGroups.schoolId, schoolId), isNull(closedGroups.deletedAt))

export const findGroup = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  groupId: number,
): Promise<GroupRow | null> => {
  const [row] = await selectGroups(db).where(and(ofSchool(schoolId), eq(closedGroups.id, groupId)))
  return row ?? null
}

/** A group that a job or the platform names: both know it by a number that this server gave them. */
export const findNamedGroup = async (db: ReadDatabase, groupId: number): Promise<GroupRow | null> => {
  const [row] = await selectGroups(db).where(
    and(eq(closedGroups.id, groupId), isNull(closedGroups.deletedAt)),
  )
  return row ?? null
}

/** The group of a product that an event names. */
export const findGroupOfProduct = async (db: ReadDatabase, productId: number): Promise<GroupRow | null> => {
  const [row] = await selectGroups(db).where(
    and(eq(closedGroups.productId, productId), isNull(closedGroups.deletedAt)),
  )
  return row ?? null
}

interface GroupFilter {
  readonly page: number
  readonly per_page: number
  readonly query?: string | undefined
  readonly state?: ConnectionState | undefined
  readonly products: ProductScope
}

const hasWords = (text: string) =>
  and(
    ...text
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => holdsWords(products.title, word)),
  )

const isInScope = (scope: ProductScope) => {
  const ids = scope.get(productType.closedGroup)
  return ids === null ? undefined : inArray(products.id, [...(ids ?? [])])
}

/** One page of the closed groups of a school. */
export const listGroups = async (db: ReadDatabase, schoolId: SchoolId, filter: GroupFilter) => {
  const isWanted = and(
    ofSchool(schoolId),
    hasWords(filter.query ?? ''),
    filter.state && eq(closedGroups.state, filter.state),
    isInScope(filter.products),
  )
  const rows = await selectGroups(db)
    .where(isWanted)
    .orderBy(desc(closedGroups.updatedAt), desc(closedGroups.id))
    .limit(filter.per_page)
    .offset((filter.page - 1) * filter.per_page)
  return { rows, total: await db.$count(selectGroups(db).where(isWanted).as('counted')) }
}

/** How many people are in each of some groups, and how many wait for an answer. */
export const countMembers = async (db: ReadDatabase, schoolId: SchoolId, groupIds: readonly number[]) => {
  if (groupIds.length === 0) return new Map<number, { inside: number; waiting: number }>()
  const rows = await db
    .select({
      groupId: closedGroupMembers.groupId,
      inside: sql<number>`(count(*) filter (where ${eq(closedGroupMembers.state, 'joined')}))::int`,
      waiting: count(closedGroupMembers.askedAt),
    })
    .from(closedGroupMembers)
    .where(and(eq(closedGroupMembers.schoolId, schoolId), inArray(closedGroupMembers.groupId, [...groupIds])))
    .groupBy(closedGroupMembers.groupId)
  return new Map(rows.map(({ groupId, ...counts }) => [groupId, counts]))
}

export const countGroups = (db: ReadDatabase, schoolId: SchoolId): Promise<number> =>
  db.$count(closedGroups, ofSchool(schoolId))

/** Lets one transaction at a time add groups to a school, or connect them. */
export const lockGroups = (tx: Transaction, schoolId: SchoolId): Promise<void> =>
  lockByName(tx, `closedGroups.groups/${schoolId}`)

export const insertGroup = async (
  tx: Transaction,
  group: Pick<GroupRow, 'schoolId' | 'productId' | 'description'>,
  now: Date,
): Promise<number> => {
  const [row] = await tx
    .insert(closedGroups)
    .values({ ...group, createdAt: now, updatedAt: now })
    .returning({ id: closedGroups.id })
  if (!row) throw new Error('The closed group was not created.')
  return row.id
}

type WrittenColumns = Omit<
  typeof closedGroups.$inferInsert,
  'id' | 'schoolId' | 'productId' | 'createdAt' | 'platform'
>

/** Writes what is named; the rest stays. */
export const updateGroup = async (
  db: WriteDatabase,
  { schoolId, id }: Pick<GroupRow, 'schoolId' | 'id'>,
  change: { readonly [Column in keyof WrittenColumns]?: WrittenColumns[Column] | undefined },
): Promise<void> => {
  await db
    .update(closedGroups)
    .set(change)
    .where(and(eq(closedGroups.id, id), eq(closedGroups.schoolId, schoolId)))
}

/** Whether another group has this bot, in whichever school: its events are told at one address only. */
export const isBotTaken = async (db: ReadDatabase, botId: number, groupId: number): Promise<boolean> => {
  const [row] = await db
    .select({ id: closedGroups.id })
    .from(closedGroups)
    .where(eq(closedGroups.botId, botId))
  return row !== undefined && row.id !== groupId
}

/** Whether another group of the school leads to this chat. */
export const isChatTaken = async (
  db: ReadDatabase,
  { schoolId, id }: Pick<GroupRow, 'schoolId' | 'id'>,
  chatId: string,
): Promise<boolean> => {
  const [row] = await db
    .select({ id: closedGroups.id })
    .from(closedGroups)
    .where(and(eq(closedGroups.schoolId, schoolId), eq(closedGroups.chatId, chatId)))
  return row !== undefined && row.id !== id
}

/** Ids of every connected group: the calendar looks after those of all schools. */
export const listConnectedIds = async (db: ReadDatabase): Promise<number[]> => {
  const rows = await db
    .select({ id: closedGroups.id })
    .from(closedGroups)
    .where(
      and(isNull(closedGroups.deletedAt), isNotNull(closedGroups.chatId), isNotNull(closedGroups.botToken)),
    )
    .orderBy(closedGroups.id)
  return rows.map(({ id }) => id)
}

/** The closed groups in which a person takes part, whichever school they belong to. */
export const listGroupsOf = (db: ReadDatabase, userId: number, limit: number) =>
  db
    .select({
      groupId: closedGroups.id,
      schoolId: closedGroups.schoolId,
      product: products,
      enrolment: enrolmentsColumns,
      isInside: sql<boolean>`coalesce(${eq(closedGroupMembers.state, 'joined')}, false)`,
    })
    .from(enrolments)
    .innerJoin(products, and(eq(products.id, enrolments.productId), isNull(products.deletedAt)))
    .innerJoin(closedGroups, and(eq(closedGroups.productId, products.id), isNull(closedGroups.deletedAt)))
    .leftJoin(
      closedGroupMembers,
      and(eq(closedGroupMembers.groupId, closedGroups.id), eq(closedGroupMembers.userId, enrolments.userId)),
    )
    .where(and(eq(enrolments.userId, userId), eq(enrolments.state, 'active')))
    .orderBy(desc(enrolments.startedAt), desc(enrolments.id))
    .limit(limit)

/** The groups of some products: product → group. */
export const findGroupIds = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .select({ id: closedGroups.id, productId: closedGroups.productId })
    .from(closedGroups)
    .where(and(eq(closedGroups.schoolId, schoolId), inArray(closedGroups.productId, [...productIds])))
  return new Map(rows.map(({ id, productId }) => [productId, id]))
}
