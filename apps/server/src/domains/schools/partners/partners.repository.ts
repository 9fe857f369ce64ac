import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { preparedQuery } from '../../../platform/database/prepared.ts'
import { and, asc, eq, sql } from '../../../platform/database/sql.ts'
import { cabinets } from '../schools.tables.ts'
import { partners } from './partners.tables.ts'

/** Schools whose partner a person is at present. */
export const listProgramsOf = (db: ReadDatabase, userId: number) =>
  db
    .select({ id: cabinets.id, name: cabinets.name, slug: cabinets.slug, isPrimary: cabinets.isPrimary })
    .from(partners)
    .innerJoin(cabinets, eq(cabinets.id, partners.cabinetId))
    .where(and(eq(partners.userId, userId), eq(partners.status, 'active')))
    .orderBy(asc(cabinets.id))

const partnerQuery = preparedQuery((db) =>
  db
    .select({ userId: partners.userId })
    .from(partners)
    .where(and(eq(partners.userId, sql.placeholder('userId')), eq(partners.status, 'active')))
    .limit(1)
    .prepare('is_partner'),
)

/** Whether a person is the partner of any school at present. */
export const isPartner = async (db: ReadDatabase, userId: number): Promise<boolean> =>
  (await partnerQuery(db).execute({ userId })).length > 0

export const insertPartner = async (tx: Transaction, partner: typeof partners.$inferInsert) => {
  await tx.insert(partners).values(partner)
}
