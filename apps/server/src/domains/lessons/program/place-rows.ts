import type { Transaction } from '../../../platform/database/pool.ts'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { lessons, lessonSections } from '../lessons.tables.ts'
import type { courseModules } from './modules.tables.ts'

/** Gives rows of a school their places, all in one statement; `isWanted` names more that has to be true of each. */
export const placeRows = async (
  tx: Transaction,
  table: typeof lessons | typeof courseModules | typeof lessonSections,
  schoolId: SchoolId,
  places: Iterable<readonly [id: number, place: number]>,
  isWanted?: SQL,
): Promise<void> => {
  const rows = [...places].map(([id, place]) => ({ id, place }))
  if (rows.length === 0) return
  await tx.execute(sql`
    update ${table} set position = wanted.place
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted(id bigint, place int)
    where ${table}.id = wanted.id and ${table}.school_id = ${schoolId}
      and ${isWanted ?? sql`true`}`)
}

/** The first, the second and so on. */
export const inThisOrder = (ids: readonly number[]): [id: number, place: number][] =>
  ids.map((id, at) => [id, at + 1])
