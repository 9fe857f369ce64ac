import type { LookKind } from '@lectern/contract/contacts/looks/looks'
import type { ReadDatabase, WriteDatabase } from '../../../platform/database/pool.ts'
import { alias, and, eq, gte, inArray, lt, type SQL } from '../../../platform/database/sql.ts'
import type { KeysetList, KeysetPage } from '../../../platform/lists/keyset.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { users } from '../../identity/index.ts'
import { contacts } from '../contacts.tables.ts'
import { contactLooks } from './looks.tables.ts'

/** Adds rows; a card that a person opened in the same hour before is there already. */
export const insertLooks = async (
  db: WriteDatabase,
  rows: readonly (typeof contactLooks.$inferInsert)[],
): Promise<void> => {
  if (rows.length > 0)
    await db
      .insert(contactLooks)
      .values([...rows])
      .onConflictDoNothing()
}

export interface LookFilter {
  readonly schoolId: SchoolId
  readonly member?: number | undefined
  /** A contact with those that became one with it. */
  readonly contactIds?: readonly number[] | undefined
  readonly kind?: LookKind | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

const isWanted = ({ schoolId, member, contactIds, kind, from, to }: LookFilter): SQL | undefined =>
  and(
    eq(contactLooks.schoolId, schoolId),
    member === undefined ? undefined : eq(contactLooks.userId, member),
    contactIds && inArray(contactLooks.contactId, [...contactIds]),
    kind && eq(contactLooks.kind, kind),
    from && gte(contactLooks.at, from),
    to && lt(contactLooks.at, to),
  )

const survivor = alias(contacts, 'survivor')
const ofContact = { id: contacts.id, name: contacts.name, surname: contacts.surname, email: contacts.email }

/** One page of looks, the latest first, one row more than are answered. */
export const listLooks = (db: ReadDatabase, filter: LookFilter, page: KeysetPage<LookRow>) =>
  selectLooks(db)
    .where(and(isWanted(filter), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)

const selectLooks = (db: ReadDatabase) =>
  db
    .select({
      ...{ id: contactLooks.id, at: contactLooks.at, kind: contactLooks.kind },
      ...{ userId: contactLooks.userId, userName: users.name, userEmail: users.email },
      ...{ count: contactLooks.contacts, format: contactLooks.format },
      hasAddresses: contactLooks.hasAddresses,
      contact: ofContact,
      survivor: { id: survivor.id, name: survivor.name, surname: survivor.surname, email: survivor.email },
    })
    .from(contactLooks)
    .leftJoin(users, eq(users.id, contactLooks.userId))
    .leftJoin(
      contacts,
      and(eq(contacts.id, contactLooks.contactId), eq(contacts.schoolId, contactLooks.schoolId)),
    )
    .leftJoin(survivor, eq(survivor.id, contacts.mergedInto))
export type LookRow = Awaited<ReturnType<typeof selectLooks>>[number]

export const lookKeyset: KeysetList<Pick<LookRow, 'id'>, 'latest'> = {
  id: contactLooks.id,
  idOf: ({ id }) => id,
  orders: {
    latest: { column: contactLooks.id, type: 'bigint', direction: 'desc', valueOf: ({ id }) => id },
  },
}

/** Deletes some looks from before a moment, in all schools. @returns how many */
export const deleteOldLooks = async (db: WriteDatabase, before: Date, most: number): Promise<number> => {
  const old = db
    .select({ id: contactLooks.id })
    .from(contactLooks)
    .where(lt(contactLooks.at, before))
    .limit(most)
  const { rowCount } = await db.delete(contactLooks).where(inArray(contactLooks.id, old))
  return rowCount ?? 0
}
