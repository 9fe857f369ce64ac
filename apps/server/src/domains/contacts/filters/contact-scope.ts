import type { FamilySource, FilterScope } from '../../../platform/filters/server-family.ts'
import { and, eq, inArray, ne, type SQL, sql } from '../../../platform/database/sql.ts'
import { defineExtensionPoint } from '../../../platform/composition/services.ts'
import { contacts } from '../contacts.tables.ts'

/** Where a filter of contacts looks: everybody of a school, or some of them, which costs the same in a large school as in a small one. */
export interface ContactFilterScope extends FilterScope {
  /** Null: everybody. */
  readonly among: readonly number[] | null
  /** Nothing is asked about e-mails and phones: the answer would tell them. */
  readonly hidesAddresses?: boolean
}

/** Families by which contacts are filtered; every domain above adds its own. */
export const contactFilterFamilies =
  defineExtensionPoint<FamilySource<ContactFilterScope>>('contacts.filterFamilies')

/** Whether a contact is one of those among whom a filter chooses; a condition on the table of contacts. */
export const isInScope = ({ schoolId, among }: ContactFilterScope): SQL | undefined =>
  and(
    eq(contacts.schoolId, schoolId),
    ne(contacts.status, 'erased'),
    among === null ? undefined : inArray(contacts.id, [...among]),
  )

/** `select id …` of everybody among whom a filter chooses. */
export const everyone = (scope: ContactFilterScope): SQL =>
  sql`select ${contacts.id} as id from ${contacts} where ${isInScope(scope)}`
