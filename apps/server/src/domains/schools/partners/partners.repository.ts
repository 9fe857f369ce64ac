import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, type SQL, type SQLWrapper, sql } from '../../../platform/database/sql.ts'
import { schools } from '../schools.tables.ts'
import { partners } from './partners.tables.ts'

/** Schools whose partner a person is at present. */
export const listProgramsOf = (db: ReadDatabase, userId: number) =>
  db
    .select({ id: schools.id, name: schools.name, slug: schools.slug, isPrimary: schools.isPrimary })
    .from(partners)
    .innerJoin(schools, eq(schools.id, partners.schoolId))
    .where(and(eq(partners.userId, userId), eq(partners.status, 'active')))
    .orderBy(asc(schools.id))

/** Whether the person of a row is the partner of any school at present; a part of a query. */
export const isPartner = (userId: SQLWrapper): SQL<boolean> =>
  sql`exists (select from ${partners} where ${and(eq(partners.userId, userId), eq(partners.status, 'active'))})`

export const insertPartner = async (tx: Transaction, partner: typeof partners.$inferInsert) => {
  await tx.insert(partners).values(partner)
}
