import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { preparedQuery } from '../../../platform/database/prepared.ts'
import { eq, sql } from '../../../platform/database/sql.ts'
import { currentCabinets } from './current-cabinets.tables.ts'

const currentCabinetQuery = preparedQuery((db) =>
  db
    .select({ cabinetId: currentCabinets.cabinetId })
    .from(currentCabinets)
    .where(eq(currentCabinets.userId, sql.placeholder('userId')))
    .prepare('find_current_cabinet'),
)

/** The cabinet a person chose last; null before any choice. */
export const findCurrentCabinet = async (db: ReadDatabase, userId: number): Promise<number | null> => {
  const [row] = await currentCabinetQuery(db).execute({ userId })
  return row?.cabinetId ?? null
}

export const saveCurrentCabinet = async (db: Transaction, userId: number, cabinetId: number) => {
  await db
    .insert(currentCabinets)
    .values({ userId, cabinetId })
    .onConflictDoUpdate({ target: currentCabinets.userId, set: { cabinetId } })
}
