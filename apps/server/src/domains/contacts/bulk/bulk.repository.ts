import type { ContactSelection } from '@lectern/contract/contacts/bulk'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, ne, type SQL, type SQLWrapper, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { isListed } from '../contact-list.repository.ts'
import type { ContactScope } from '../contacts.policy.ts'
import { contacts } from '../contacts.tables.ts'
import type { Verdict } from './verdicts.repository.ts'

/** Which contacts somebody means, as far as they see them. */
export interface ChosenContacts {
  readonly schoolId: SchoolId
  readonly scope: ContactScope
  /** Whose e-mail and phone they read. */
  readonly readScope: ContactScope
  readonly selection: ContactSelection
  /** Conditions of its filter that were checked. */
  readonly passes: SQL | undefined
  readonly now: Date
}

const isChosen = (
  db: ReadDatabase,
  { schoolId, scope, readScope, selection, passes, now }: ChosenContacts,
): SQL | undefined =>
  'ids' in selection
    ? and(
        eq(contacts.schoolId, schoolId),
        scope,
        ne(contacts.status, 'erased'),
        inArray(contacts.id, selection.ids),
      )
    : isListed(db, { ...selection.filter, schoolId, scope, readScope, passes, now })

/** How many of the chosen contacts have each verdict. */
export const countVerdicts = async (
  db: ReadDatabase,
  chosen: ChosenContacts,
  verdict: SQL<Verdict>,
): Promise<readonly { readonly verdict: Verdict; readonly contacts: number }[]> => {
  const judged = db
    .select({ verdict: verdict.as('verdict') })
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

type JudgedPlace = Pick<ChosenContacts, 'schoolId' | 'scope'> & { readonly ids: readonly number[] }

/** Contacts of a slice with what becomes of them. */
export const judgeContacts = (tx: Transaction, place: JudgedPlace, verdict: SQL<Verdict>) =>
  tx
    .select({
      id: contacts.id,
      userId: contacts.userId,
      about,
      verdict,
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
export type JudgedContact = Awaited<ReturnType<typeof judgeContacts>>[number]

/** The same; nobody else changes them before the transaction ends. */
export const holdContacts = (tx: Transaction, place: JudgedPlace, verdict: SQL<Verdict>) =>
  judgeContacts(tx, place, verdict).for('no key update')

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
