import type { Connection, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq } from '../../../platform/database/sql.ts'
import { cabinets } from '../schools/schools.tables.ts'
import { partners } from './profile.tables.ts'

/** Schools whose partner a person is at present. */
export const listProgramsOf = (db: Connection, userId: number) =>
  db
    .select({ id: cabinets.id, name: cabinets.name, slug: cabinets.slug, isPrimary: cabinets.isPrimary })
    .from(partners)
    .innerJoin(cabinets, eq(cabinets.id, partners.cabinetId))
    .where(and(eq(partners.userId, userId), eq(partners.status, 'active')))
    .orderBy(asc(cabinets.id))

export const insertPartner = async (tx: Transaction, partner: typeof partners.$inferInsert) => {
  await tx.insert(partners).values(partner)
}
