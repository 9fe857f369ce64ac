import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { practiceViews } from './desk.tables.ts'

/** Somebody at the desk of a school. */
export interface DeskPerson {
  readonly schoolId: SchoolId
  readonly userId: number
}

const columns = {
  key: practiceViews.key,
  name: practiceViews.name,
  search: practiceViews.search,
  is_default: practiceViews.isDefault,
}

const isOf = ({ schoolId, userId }: DeskPerson) =>
  and(eq(practiceViews.schoolId, schoolId), eq(practiceViews.userId, userId))

/** What somebody keeps in a school, the oldest first. */
export const listViews = (db: ReadDatabase, person: DeskPerson) =>
  db.select(columns).from(practiceViews).where(isOf(person)).orderBy(asc(practiceViews.id))
export type ViewRow = Awaited<ReturnType<typeof listViews>>[number]

/** Lets the practices begin with no view any more. */
export const clearDefault = async (tx: Transaction, person: DeskPerson): Promise<void> => {
  await tx
    .update(practiceViews)
    .set({ isDefault: false })
    .where(and(isOf(person), eq(practiceViews.isDefault, true)))
}

/** Writes a view in the place of the one before. */
export const writeView = async (
  tx: Transaction,
  person: DeskPerson,
  { key, name, search, is_default: isDefault }: ViewRow,
  now: Date,
): Promise<ViewRow> => {
  const set = { name, search, isDefault }
  const [row] = await tx
    .insert(practiceViews)
    .values({ ...person, key, ...set, createdAt: now })
    .onConflictDoUpdate({ target: [practiceViews.userId, practiceViews.schoolId, practiceViews.key], set })
    .returning(columns)
  if (!row) throw new Error('The view was not kept.')
  return row
}

/** Deletes a view, where the person keeps it. */
export const deleteView = async (tx: Transaction, person: DeskPerson, key: string): Promise<void> => {
  await tx.delete(practiceViews).where(and(isOf(person), eq(practiceViews.key, key)))
}
