import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, eq, isNotNull, isNull, or } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { releasedSections, releasedUnits } from '../held-edits/released.tables.ts'
import { infoUnits, lessonSections } from '../lessons.tables.ts'
import type { Reader } from '../reading/readers.ts'

interface SaidByUnit {
  readonly typeId: BuiltUnitType
  readonly title: string
  readonly content: unknown
}

/** Where a unit stands, and what it says. */
export interface UnitPlace extends SaidByUnit {
  readonly lessonId: number
  readonly schoolId: SchoolId
  /** What learners read in it; null where its edits are not held, and where it was added since. */
  readonly released: SaidByUnit | null
}

/** Where a unit stands, for authors or for learners; null where it was removed for both. */
export const findUnitPlace = async (db: ReadDatabase, unitId: number): Promise<UnitPlace | null> => {
  const isThere = and(isNull(infoUnits.deletedAt), isNull(lessonSections.deletedAt))
  const [row] = await db
    .select({
      lessonId: lessonSections.lessonId,
      schoolId: infoUnits.schoolId,
      typeId: infoUnits.typeId,
      title: infoUnits.title,
      content: infoUnits.content,
      released: {
        typeId: releasedUnits.typeId,
        title: releasedUnits.title,
        content: releasedUnits.content,
      },
    })
    .from(infoUnits)
    .innerJoin(lessonSections, eq(lessonSections.id, infoUnits.sectionId))
    .leftJoin(releasedUnits, eq(releasedUnits.id, infoUnits.id))
    .where(and(eq(infoUnits.id, unitId), or(isThere, isNotNull(releasedUnits.id))))
  return row ?? null
}

/** The same unit as its reader has it: the team reads edits that are held. */
export const unitFor = (unit: UnitPlace, { viewer }: Pick<Reader, 'viewer'>): UnitPlace =>
  viewer.isTeam ? unit : { ...unit, ...unit.released }

/** The lesson of a section that stands there for authors or for learners; undefined where it is in neither. */
export const findLessonOfSection = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  sectionId: number,
): Promise<number | undefined> => {
  const [row] = await db
    .select({ lessonId: lessonSections.lessonId })
    .from(lessonSections)
    .leftJoin(releasedSections, eq(releasedSections.id, lessonSections.id))
    .where(
      and(
        eq(lessonSections.schoolId, schoolId),
        eq(lessonSections.id, sectionId),
        or(isNull(lessonSections.deletedAt), isNotNull(releasedSections.id)),
      ),
    )
  return row?.lessonId
}
