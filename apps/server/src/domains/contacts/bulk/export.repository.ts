import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { alias, and, asc, eq, inArray, ne, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { users } from '../../identity/index.ts'
import type { ContactScope } from '../contacts.policy.ts'
import { contacts, contactsColumns } from '../contacts.tables.ts'

const manager = alias(users, 'manager')

interface FileContacts {
  readonly schoolId: SchoolId
  readonly scope: ContactScope
  readonly ids: readonly number[]
}

/** Contacts for a file, as far as they are there and seen still. */
export const listForFile = (db: ReadDatabase, { schoolId, scope, ids }: FileContacts) =>
  db
    .select({ ...contactsColumns, manager: sql<string>`coalesce(${manager.email}, '')` })
    .from(contacts)
    .leftJoin(manager, eq(manager.id, contacts.managerId))
    .where(
      and(
        eq(contacts.schoolId, schoolId),
        scope,
        ne(contacts.status, 'erased'),
        inArray(contacts.id, [...ids]),
      ),
    )
    .orderBy(asc(contacts.id))
export type FileContact = Awaited<ReturnType<typeof listForFile>>[number]
