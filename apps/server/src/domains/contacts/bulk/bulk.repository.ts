import { type contactRefusals, type ContactSelection } from '@lectern/contract/contacts/bulk'
import { contactLimits } from '@lectern/contract/contacts/contacts'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, ne, type SQL, type SQLWrapper, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { isListed } from '../contact-list.repository.ts'
import type { ContactScope } from '../contacts.policy.ts'
import { contacts } from '../contacts.tables.ts'
import type { PreparedAction } from './prepared-action.ts'

/** Which contacts somebody means, as far as they see them. */
export interface ChosenContacts {
  readonly schoolId: SchoolId
  readonly scope: ContactScope
  readonly selection: ContactSelection
  /** Conditions of its filter that were checked. */
  readonly passes: SQL | undefined
  readonly now: Date
}

/** What becomes of a contact: it changes, is as it should be already, or is left for a reason. */
export type Verdict = 'change' | 'already' | (typeof contactRefusals)[number]

const isChosen = (
  db: ReadDatabase,
  { schoolId, scope, selection, passes, now }: ChosenContacts,
): SQL | undefined =>
  'ids' in selection
    ? and(
        eq(contacts.schoolId, schoolId),
        scope,
        ne(contacts.status, 'erased'),
        inArray(contacts.id, selection.ids),
      )
    : isListed(db, { ...selection.filter, schoolId, scope, passes, now })

const hasTag = (tagId: number): SQL =>
  sql`exists (select from contact_tags where contact_id = ${contacts.id} and tag_id = ${tagId})`
const isFull = sql`(select count(*) from contact_tags where contact_id = ${contacts.id}) >= ${contactLimits.tagsOfContact}`

const alreadyWhere = (isAlready: SQL): SQL<Verdict> =>
  sql`case when ${isAlready} then 'already' else 'change' end`

/** What becomes of the contact of a row: the rehearsal counts it, and the task works by it. */
const verdictOf = (action: PreparedAction): SQL<Verdict> => {
  switch (action.kind) {
    case 'tag':
      return sql`case when ${hasTag(action.tag_id)} then 'already' when ${isFull} then 'too_many_tags' else 'change' end`
    case 'untag':
      return alreadyWhere(sql`not ${hasTag(action.tag_id)}`)
    case 'manager':
      return alreadyWhere(sql`${contacts.managerId} is not distinct from ${action.manager_id}::bigint`)
    case 'field':
      return alreadyWhere(
        sql`${contacts.fields} -> ${String(action.field_id)}::text is not distinct from ${storedValue(action.value)}`,
      )
    case 'block':
      return alreadyWhere(eq(contacts.status, 'blocked'))
    case 'unblock':
      return alreadyWhere(eq(contacts.status, 'active'))
    case 'erase':
      return sql`case when ${contacts.userId} is not null then 'has_account' else 'change' end`
  }
}

/** A value of an own field as it is stored; null stands for none. */
export const storedValue = (value: unknown): SQL =>
  value === null ? sql`null::jsonb` : sql`${JSON.stringify(value)}::jsonb`

/** How many of the chosen contacts have each verdict. */
export const countVerdicts = async (
  db: ReadDatabase,
  chosen: ChosenContacts,
  action: PreparedAction,
): Promise<readonly { readonly verdict: Verdict; readonly contacts: number }[]> => {
  const judged = db
    .select({ verdict: verdictOf(action).as('verdict') })
    .from(contacts)
    .where(and(eq(contacts.schoolId, chosen.schoolId), isChosen(db, chosen)))
    .as('judged')
  return db
    .select({ verdict: judged.verdict, contacts: sql<number>`count(*)::int` })
    .from(judged)
    .groupBy(judged.verdict)
}

/** A query of the ids of the chosen contacts. */
export const idsOfChosen = (db: ReadDatabase, chosen: ChosenContacts): SQLWrapper =>
  db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.schoolId, chosen.schoolId), isChosen(db, chosen)))

/** By what people know a contact. */
const about = sql<string>`coalesce(${contacts.email}, nullif(concat_ws(' ', nullif(${contacts.name}, ''), ${contacts.surname}), ''), ${contacts.phone}, '')`

/** Contacts of a slice with what becomes of them; nobody else changes them before the transaction ends. */
export const judgeContacts = (
  tx: Transaction,
  place: Pick<ChosenContacts, 'schoolId' | 'scope'> & { readonly ids: readonly number[] },
  action: PreparedAction,
) =>
  tx
    .select({
      id: contacts.id,
      about,
      verdict: verdictOf(action),
      managerId: contacts.managerId,
      status: contacts.status,
      fields: contacts.fields,
    })
    .from(contacts)
    .where(
      and(
        eq(contacts.schoolId, place.schoolId),
        place.scope,
        ne(contacts.status, 'erased'),
        inArray(contacts.id, [...place.ids]),
      ),
    )
    .orderBy(asc(contacts.id))
    .for('no key update')
export type JudgedContact = Awaited<ReturnType<typeof judgeContacts>>[number]

/** Contacts as the record names them, by id. */
export const listRecorded = (db: ReadDatabase, schoolId: SchoolId, ids: readonly number[]) =>
  db
    .select({ contactId: contacts.id, userId: contacts.userId })
    .from(contacts)
    .where(and(eq(contacts.schoolId, schoolId), inArray(contacts.id, [...ids])))
    .orderBy(asc(contacts.id))

/** By what people know contacts, for what is told of them. */
export const namesOf = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await db
    .select({ id: contacts.id, about })
    .from(contacts)
    .where(and(eq(contacts.schoolId, schoolId), inArray(contacts.id, [...ids])))
  return new Map(rows.map((row) => [row.id, row.about]))
}
