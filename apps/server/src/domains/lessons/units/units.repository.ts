import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  sql,
} from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { infoUnits, infoUnitsColumns, lessonSections, lessonSectionsColumns } from '../lessons.tables.ts'
import type { SectionRow, UnitRow, UnitToStore } from '../sections.repository.ts'
import { keepWords } from '../words/words.repository.ts'

/** The sections of a school with these ids, held until the transaction ends; in one order everywhere, so that nobody waits in a circle. */
export const lockSections = (
  db: Transaction,
  schoolId: SchoolId,
  sectionIds: readonly number[],
): Promise<SectionRow[]> =>
  db
    .select(lessonSectionsColumns)
    .from(lessonSections)
    .where(and(eq(lessonSections.schoolId, schoolId), inArray(lessonSections.id, [...sectionIds])))
    .orderBy(asc(lessonSections.id))
    .for('update')

/** A unit of a school that stands in a lesson. */
export const findUnit = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  unitId: number,
): Promise<UnitRow | null> => {
  const [row] = await db
    .select(infoUnitsColumns)
    .from(infoUnits)
    .where(and(eq(infoUnits.id, unitId), eq(infoUnits.schoolId, schoolId), isNull(infoUnits.deletedAt)))
  return row ?? null
}

/** A removed unit with all that it says. */
export const findRemovedUnit = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  unitId: number,
): Promise<UnitRow | null> => {
  const [row] = await db
    .select(infoUnitsColumns)
    .from(infoUnits)
    .where(and(eq(infoUnits.schoolId, schoolId), eq(infoUnits.id, unitId), isNotNull(infoUnits.deletedAt)))
  return row ?? null
}

/** Units of a lesson with these ids, and removed ones of a section with these keys: what may come into the section. */
export const listComing = (
  db: Transaction,
  section: Pick<SectionRow, 'id' | 'schoolId' | 'lessonId'>,
  { ids, keys }: { readonly ids: readonly number[]; readonly keys: readonly string[] },
): Promise<UnitRow[]> => {
  const ofLesson = db
    .select({ id: lessonSections.id })
    .from(lessonSections)
    .where(and(eq(lessonSections.schoolId, section.schoolId), eq(lessonSections.lessonId, section.lessonId)))
  const isNamed = ids.length === 0 ? sql`false` : inArray(infoUnits.id, [...ids])
  const isBack =
    keys.length === 0
      ? sql`false`
      : and(
          eq(infoUnits.sectionId, section.id),
          inArray(infoUnits.key, [...keys]),
          isNotNull(infoUnits.deletedAt),
        )
  return db
    .select(infoUnitsColumns)
    .from(infoUnits)
    .where(
      and(
        eq(infoUnits.schoolId, section.schoolId),
        inArray(infoUnits.sectionId, ofLesson),
        or(isNamed, isBack),
      ),
    )
}

/** Brings units into a section; another unit that has one of their keys there gets another key. */
export const moveUnits = async (
  db: Transaction,
  section: Pick<SectionRow, 'id' | 'schoolId'>,
  units: readonly Pick<UnitRow, 'id' | 'key'>[],
): Promise<void> => {
  if (units.length === 0) return
  const ids = units.map((unit) => unit.id)
  await db
    .update(infoUnits)
    .set({ key: sql`'removed-' || ${infoUnits.id}` })
    .where(
      and(
        eq(infoUnits.schoolId, section.schoolId),
        eq(infoUnits.sectionId, section.id),
        notInArray(infoUnits.id, ids),
        inArray(
          infoUnits.key,
          units.map((unit) => unit.key),
        ),
      ),
    )
  await db
    .update(infoUnits)
    .set({ sectionId: section.id, deletedAt: null })
    .where(and(eq(infoUnits.schoolId, section.schoolId), inArray(infoUnits.id, ids)))
}

/** Stores type, title and content of one unit. */
export const updateUnit = async (
  db: Transaction,
  { id, schoolId, revision, look: before }: UnitRow,
  unit: UnitToStore,
  now: Date,
): Promise<UnitRow> => {
  const { typeId, title, content, publicContent } = unit
  const look = unit.look ?? before
  const [row] = await db
    .update(infoUnits)
    .set({ typeId, title, content, look, publicContent, revision: revision + 1, updatedAt: now })
    .where(and(eq(infoUnits.id, id), eq(infoUnits.schoolId, schoolId)))
    .returning(infoUnitsColumns)
  if (!row) throw new Error('The unit was not saved.')
  await keepWords(db, schoolId, [row])
  return row
}
