import type { Likeness } from '@lectern/contract/contacts/merging/merging'
import { mergeLimits } from '@lectern/contract/contacts/merging/merging'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import {
  alias,
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  ne,
  or,
  type SQL,
  sql,
} from '../../../platform/database/sql.ts'
import type { KeysetList, KeysetPage } from '../../../platform/lists/keyset.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { ContactScope } from '../contacts.policy.ts'
import { contacts } from '../contacts.tables.ts'

const one = alias(contacts, 'one')
const other = alias(contacts, 'other')

const columnsOf = (table: typeof one | typeof other) => ({
  id: table.id,
  name: table.name,
  surname: table.surname,
  email: table.email,
  phone: table.phone,
  userId: table.userId,
  createdAt: table.createdAt,
  mailbox: table.mailbox,
  sortName: table.sortName,
})

/** Most people of one name who are looked at. */
const mostNamesakes = 200

/** Whether two e-mails differ by one letter that is another, missing or too many. */
const isOneEditApart = (first: SQL, second: SQL): SQL => sql`exists (
  select from generate_series(0, greatest(length(${first}), length(${second}))) as place
  where left(${first}, place) = left(${second}, place) and (
    substr(${first}, place + 2) = substr(${second}, place + 2) or substr(${first}, place + 1) = substr(${second}, place + 2)
    or substr(${first}, place + 2) = substr(${second}, place + 1)))`

const areStrangers = (first: SQL, second: SQL): SQL => sql`exists (select from contact_strangers
  where one_id = least(${first}, ${second}) and other_id = greatest(${first}, ${second}))`

/** The likeness as a condition on `one` and another row. */
const isLike = (likeness: Likeness, row: SQL): SQL => {
  switch (likeness) {
    case 'phone':
      return sql`${row}.phone = ${one.phone}`
    case 'mailbox':
      return sql`${row}.mailbox = ${one.mailbox}`
    case 'name':
      return sql`${row}.sort_name = ${one.sortName} and ${row}.name <> '' and ${row}.surname <> ''
        and ${isOneEditApart(sql`${one.email}`, sql`${row}.email`)}`
  }
}

const isSeen = (id: SQL, schoolId: SchoolId, scope: ContactScope): SQL | undefined =>
  scope &&
  sql`${id} in (select ${contacts.id} from ${contacts} where ${contacts.schoolId} = ${schoolId} and ${scope})`

const row = sql.raw('next_one')

/** The next contact behind `one` that is like it, and nobody knows for somebody else. */
const nextLike = (likeness: Likeness, schoolId: SchoolId, scope: ContactScope): SQL => sql`(
  select ${row}.id from contacts as ${row}
  where ${row}.school_id = ${schoolId} and ${row}.status <> 'erased' and ${row}.id > ${one.id}
    and ${isLike(likeness, row)} and not ${areStrangers(sql`${one.id}`, sql`${row}.id`)}
    and ${isSeen(sql`${row}.id`, schoolId, scope) ?? sql`true`}
  order by ${row}.id limit 1)`

const keyOf = { phone: one.phone, mailbox: one.mailbox, name: one.sortName } as const

const selectPairs = (db: ReadDatabase) =>
  db.select({ one: columnsOf(one), other: columnsOf(other) }).from(one)
export type LikeRow = Awaited<ReturnType<typeof listLikePairs>>[number]
export type LikePerson = LikeRow['one']

/** One page of pairs that have something in common: each contact with the next one that is like it. */
export const listLikePairs = (
  db: ReadDatabase,
  { schoolId, scope, likeness }: { schoolId: SchoolId; scope: ContactScope; likeness: Likeness },
  page: Pick<KeysetPage<never>, 'where' | 'orderBy' | 'limit'>,
) =>
  selectPairs(db)
    .innerJoin(other, and(eq(other.schoolId, schoolId), eq(other.id, nextLike(likeness, schoolId, scope))))
    .where(
      and(
        eq(one.schoolId, schoolId),
        ne(one.status, 'erased'),
        isNotNull(keyOf[likeness]),
        likeness === 'name' ? and(ne(one.name, ''), ne(one.surname, ''), isNotNull(one.email)) : undefined,
        isSeen(sql`${one.id}`, schoolId, scope),
        page.where,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit)

/** Pairs in the orders that an index of the school has. */
export const pairKeyset: KeysetList<LikeRow, Likeness> = {
  id: one.id,
  idOf: (pair) => pair.one.id,
  orders: {
    phone: { column: one.phone, type: 'text', direction: 'asc', valueOf: (pair) => pair.one.phone ?? '' },
    mailbox: {
      column: one.mailbox,
      type: 'text',
      direction: 'asc',
      valueOf: (pair) => pair.one.mailbox ?? '',
    },
    name: { column: one.sortName, type: 'text', direction: 'asc', valueOf: (pair) => pair.one.sortName },
  },
}

/** Contacts that are like one, each with what they have in common. */
export const listSuggestions = async (
  db: ReadDatabase,
  { schoolId, scope, contactId }: { schoolId: SchoolId; scope: ContactScope; contactId: number },
) => {
  const others = sql.raw('other')
  const namesakes = db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.schoolId, schoolId), eq(contacts.sortName, one.sortName)))
    .limit(mostNamesakes)
  const isNamesake = sql`coalesce(${one.surname}, '') <> '' and ${isLike('name', others)}`
  return db
    .select({
      contact: columnsOf(other),
      phone: sql<boolean>`coalesce(${isLike('phone', others)}, false)`,
      mailbox: sql<boolean>`coalesce(${isLike('mailbox', others)}, false)`,
      name: sql<boolean>`coalesce(${isNamesake}, false)`,
    })
    .from(one)
    .innerJoin(other, and(eq(other.schoolId, schoolId), ne(other.id, one.id)))
    .where(
      and(
        eq(one.schoolId, schoolId),
        eq(one.id, contactId),
        ne(one.status, 'erased'),
        ne(other.status, 'erased'),
        or(isLike('phone', others), isLike('mailbox', others), and(inArray(other.id, namesakes), isNamesake)),
        sql`not ${areStrangers(sql`${one.id}`, sql`${other.id}`)}`,
        isSeen(sql`${other.id}`, schoolId, scope),
      ),
    )
    .orderBy(asc(other.id))
    .limit(mergeLimits.suggestions)
}
