import { type ContactActivity, contactActivityDays } from '@lectern/contract/contacts/contact-activity'
import type { ContactOrder, ContactSource, ContactStatus } from '@lectern/contract/contacts/contact-kinds'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { foldedHoldsWords, holdsWords } from '../../platform/database/holds-words.ts'
import {
  alias,
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from '../../platform/database/sql.ts'
import type { KeysetList, KeysetPage } from '../../platform/lists/keyset.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { users } from '../identity/index.ts'
import type { ContactScope } from './contacts.policy.ts'
import { contactListMembers } from './lists/contact-lists.tables.ts'
import { contacts, contactsColumns, contactTags } from './contacts.tables.ts'

export interface ContactFilter {
  readonly schoolId: SchoolId
  readonly scope: ContactScope
  /** Whose e-mail and phone the caller reads; undefined: of everybody. */
  readonly readScope: ContactScope
  readonly search: string
  readonly tag?: number | undefined
  readonly status?: Exclude<ContactStatus, 'erased'> | undefined
  readonly source?: ContactSource | undefined
  readonly manager?: number | undefined
  readonly activity?: ContactActivity | undefined
  readonly account?: 'with' | 'without' | undefined
  /** On a list of the school. */
  readonly list?: number | undefined
  /** Conditions of a filter that was checked. */
  readonly passes?: SQL | undefined
  /** The same as several conditions of which one is enough; a page is merged of those by each. */
  readonly alternatives?: readonly SQL[] | undefined
  readonly now: Date
}

const manager = alias(users, 'manager')

/** A name without what stands in its place. */
const nameAlone = sql<string>`folded(concat_ws(' ', ${contacts.surname}, nullif(${contacts.name}, '')))`

const columns = {
  ...contactsColumns,
  sortName: contacts.sortName,
  nameAlone,
  image: users.image,
  managerName: manager.name,
  managerEmail: manager.email,
}

const selectContacts = (db: ReadDatabase, readScope: ContactScope) =>
  db
    .select({ ...columns, isRead: sql<boolean>`coalesce(${readScope ?? sql`true`}, false)` })
    .from(contacts)
    .leftJoin(users, eq(users.id, contacts.userId))
    .leftJoin(manager, eq(manager.id, contacts.managerId))
export type ListedContact = Awaited<ReturnType<typeof selectContacts>>[number]

/** Contacts in the orders that an index of the school has. */
export const contactKeyset: KeysetList<ListedContact, ContactOrder> = {
  id: contacts.id,
  idOf: ({ id }) => id,
  orders: {
    activity: {
      column: contacts.activeAt,
      type: 'timestamptz',
      direction: 'desc',
      valueOf: ({ activeAt }) => activeAt.toISOString(),
    },
    created: {
      column: contacts.createdAt,
      type: 'timestamptz',
      direction: 'desc',
      valueOf: ({ createdAt }) => createdAt.toISOString(),
    },
    name: { column: contacts.sortName, type: 'text', direction: 'asc', valueOf: ({ sortName }) => sortName },
  },
}

/** The same for those who read not everybody: what stands in the place of a name decides on no order, and is in no address of a page. */
export const narrowKeyset: typeof contactKeyset = {
  ...contactKeyset,
  orders: {
    ...contactKeyset.orders,
    name: { column: nameAlone, type: 'text', direction: 'asc', valueOf: (row) => row.nameAlone },
  },
}

/** Words of a search in a name, an e-mail or a phone; in a name alone of whom the caller does not read. */
const isCalled = (search: string, readScope: ContactScope): SQL | undefined =>
  and(
    foldedHoldsWords(contacts.called, search),
    readScope &&
      or(readScope, holdsWords(sql`concat_ws(' ', ${contacts.name}, ${contacts.surname})`, search)),
  )

const isActive = (activity: ContactActivity, now: Date): SQL => {
  const moment = new Date(now.getTime() - contactActivityDays[activity] * 24 * 60 * 60 * 1000)
  return activity === 'away' ? lt(contacts.activeAt, moment) : gte(contacts.activeAt, moment)
}

const hasTag = (db: ReadDatabase, tagId: number): SQL =>
  exists(
    db
      .select({ id: contactTags.tagId })
      .from(contactTags)
      .where(and(eq(contactTags.contactId, contacts.id), eq(contactTags.tagId, tagId))),
  )

const isOnList = (db: ReadDatabase, listId: number): SQL =>
  exists(
    db
      .select({ id: contactListMembers.listId })
      .from(contactListMembers)
      .where(and(eq(contactListMembers.contactId, contacts.id), eq(contactListMembers.listId, listId))),
  )

/** A filter as a condition on contacts; erased ones are in no list. */
export const isListed = (db: ReadDatabase, filter: ContactFilter): SQL | undefined => {
  const {
    schoolId,
    scope,
    readScope,
    search,
    tag,
    status,
    source,
    manager: managerId,
    activity,
    account,
    list,
    passes,
    now,
  } = filter
  return and(
    eq(contacts.schoolId, schoolId),
    scope,
    status === undefined ? ne(contacts.status, 'erased') : eq(contacts.status, status),
    search === '' ? undefined : isCalled(search, readScope),
    tag === undefined ? undefined : hasTag(db, tag),
    list === undefined ? undefined : isOnList(db, list),
    passes,
    source && eq(contacts.source, source),
    managerId === undefined ? undefined : eq(contacts.managerId, managerId),
    activity && isActive(activity, now),
    account && (account === 'with' ? isNotNull(contacts.userId) : isNull(contacts.userId)),
  )
}

/** One page of contacts, one row more than are answered. */
export const listContacts = (
  db: ReadDatabase,
  filter: ContactFilter,
  page: KeysetPage<ListedContact>,
): Promise<ListedContact[]> =>
  selectContacts(db, filter.readScope)
    .where(isOnPage(db, filter, page))
    .orderBy(...page.orderBy)
    .limit(page.limit)

/** Of several alternatives, the first rows of the page by each are all that can be on the page. */
const isOnPage = (
  db: ReadDatabase,
  { alternatives = [], ...filter }: ContactFilter,
  page: KeysetPage<ListedContact>,
): SQL | undefined => {
  if (alternatives.length < 2) return and(isListed(db, filter), page.where)
  const first = alternatives.map(
    (passes) =>
      sql`(${db
        .select({ id: contacts.id })
        .from(contacts)
        .where(and(eq(contacts.schoolId, filter.schoolId), isListed(db, { ...filter, passes }), page.where))
        .orderBy(...page.orderBy)
        .limit(page.limit)})`,
  )
  const ids = sql`(${sql.join(first, sql.raw(' union '))})`
  return and(eq(contacts.schoolId, filter.schoolId), inArray(contacts.id, ids))
}

/** `select id …` of the contacts that a filter finds. */
export const findRowsOf = (db: ReadDatabase, filter: ContactFilter): SQL =>
  sql`(${db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.schoolId, filter.schoolId), isListed(db, filter)))})`

/** One contact as far as it is seen; null when it is not there. */
export const findContact = async (
  db: ReadDatabase,
  place: Pick<ContactFilter, 'schoolId' | 'scope'> & {
    readonly contactId: number
    readonly readScope?: ContactScope
  },
): Promise<ListedContact | null> => {
  const { schoolId, contactId, scope, readScope } = place
  const [row] = await selectContacts(db, readScope).where(
    and(eq(contacts.schoolId, schoolId), eq(contacts.id, contactId), scope),
  )
  return row ?? null
}
