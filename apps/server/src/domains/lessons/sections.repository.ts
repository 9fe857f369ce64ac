import type { PlacedFile } from '@lectern/contract/files/placed-file'
import type { UnitLook } from '@lectern/contract/blocks/unit-look'
import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import { emptySize, type LessonSize } from '@lectern/contract/lessons/rules/lesson-size'
import { lockByName } from '../../platform/database/lock-by-name.ts'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  sql,
  type SQLWrapper,
} from '../../platform/database/sql.ts'
import {
  infoUnits,
  infoUnitsColumns,
  lessonQuizzes,
  lessons,
  lessonSections,
  lessonSectionsColumns,
} from './lessons.tables.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { placeRows } from './program/place-rows.ts'
import { keepWords } from './words/words.repository.ts'

/** The sections of a lesson in their order. */
export const listSections = (db: ReadDatabase, schoolId: SchoolId, lessonId: number) =>
  listSectionsOf(db, schoolId, [lessonId])

/** The sections of several lessons, those of each in their order. */
export const listSectionsOf = (db: ReadDatabase, schoolId: SchoolId, lessonIds: readonly number[]) =>
  db
    .select(lessonSectionsColumns)
    .from(lessonSections)
    .where(
      and(
        eq(lessonSections.schoolId, schoolId),
        inArray(lessonSections.lessonId, [...lessonIds]),
        isNull(lessonSections.deletedAt),
      ),
    )
    .orderBy(asc(lessonSections.lessonId), asc(lessonSections.position), asc(lessonSections.id))
export type SectionRow = Awaited<ReturnType<typeof listSections>>[number]

/** A section of a school, held until the transaction ends, so that two saves are taken one after the other. */
export const lockSection = async (db: Transaction, schoolId: SchoolId, sectionId: number) => {
  const [row] = await db
    .select(lessonSectionsColumns)
    .from(lessonSections)
    .where(
      and(
        eq(lessonSections.id, sectionId),
        eq(lessonSections.schoolId, schoolId),
        isNull(lessonSections.deletedAt),
      ),
    )
    .for('update')
  return row ?? null
}

/** A section of a school; whoever asks must decide on its lesson. */
export const findSection = async (db: ReadDatabase, schoolId: SchoolId, sectionId: number) => {
  const [row] = await db
    .select(lessonSectionsColumns)
    .from(lessonSections)
    .where(
      and(
        eq(lessonSections.schoolId, schoolId),
        eq(lessonSections.id, sectionId),
        isNull(lessonSections.deletedAt),
      ),
    )
  return row ?? null
}

/** Lets one transaction at a time make a lesson larger: two that fit alone may not fit together. */
export const lockLessonSize = (tx: Transaction, lessonId: number): Promise<void> =>
  lockByName(tx, `lessons.size/${lessonId}`)

/** How much all sections of a lesson hold. */
export const sizeOfLesson = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonId: number,
): Promise<LessonSize> => {
  const [size] = await db
    .select({
      units: sql<number>`coalesce(sum(${lessonSections.units}), 0)::int`,
      letters: sql<number>`coalesce(sum(${lessonSections.letters}), 0)::int`,
      bytes: sql<number>`coalesce(sum(${lessonSections.bytes}), 0)::int`,
    })
    .from(lessonSections)
    .where(
      and(
        eq(lessonSections.schoolId, schoolId),
        eq(lessonSections.lessonId, lessonId),
        isNull(lessonSections.deletedAt),
      ),
    )
  return size ?? emptySize
}

export const insertSection = async (
  db: Transaction,
  section: Pick<SectionRow, 'schoolId' | 'lessonId' | 'name' | 'position'> &
    Partial<LessonSize & { copied: boolean }>,
  now: Date,
): Promise<SectionRow> => {
  const [row] = await db
    .insert(lessonSections)
    .values({ ...section, revision: 1, updatedAt: now })
    .returning(lessonSectionsColumns)
  if (!row) throw new Error('The section was not created.')
  return row
}

export const updateSection = async (
  db: Transaction,
  schoolId: SchoolId,
  sectionId: number,
  change: Partial<
    Pick<SectionRow, 'name' | 'position' | 'revision' | 'outlineRevision' | 'deletedAt'> & LessonSize
  >,
  now: Date,
): Promise<SectionRow> => {
  const [row] = await db
    .update(lessonSections)
    .set({ ...change, updatedAt: now })
    .where(and(eq(lessonSections.schoolId, schoolId), eq(lessonSections.id, sectionId)))
    .returning(lessonSectionsColumns)
  if (!row) throw new Error('The section was not saved.')
  return row
}

/** Gives the sections of a lesson their places: id → place. */
export const orderSections = (
  db: Transaction,
  schoolId: SchoolId,
  lessonId: number,
  places: ReadonlyMap<number, number>,
) => placeRows(db, lessonSections, schoolId, places, eq(lessonSections.lessonId, lessonId))

/** The units of some sections in their order. */
export const listUnits = async (db: ReadDatabase, schoolId: SchoolId, sectionIds: readonly number[]) => {
  if (sectionIds.length === 0) return []
  return db
    .select(infoUnitsColumns)
    .from(infoUnits)
    .where(
      and(
        eq(infoUnits.schoolId, schoolId),
        inArray(infoUnits.sectionId, [...sectionIds]),
        isNull(infoUnits.deletedAt),
      ),
    )
    .orderBy(asc(infoUnits.sectionId), asc(infoUnits.position), asc(infoUnits.id))
}
export type UnitRow = Awaited<ReturnType<typeof listUnits>>[number]

/** A unit on its way into the database. */
export interface UnitToStore {
  readonly key: string
  readonly typeId: BuiltUnitType
  readonly title: string
  readonly content: unknown
  /** Null where it stays as it is; a new unit has none then. */
  readonly look: UnitLook | null
  readonly publicContent: Record<string, unknown>
  readonly quizIds: readonly number[]
  readonly files: readonly PlacedFile[]
  /** Of a new row; one that is there already stays what it is. */
  readonly copied?: boolean
}

/**
 * Makes a section hold exactly these units, in this order; a unit with a known key keeps its row and id, also when it was removed
 * before. What is no longer named is removed, and its row kept.
 *
 * @returns key → id of what is there now, and the ids of what is gone
 */
export const storeUnits = async (
  db: Transaction,
  section: Pick<SectionRow, 'id' | 'schoolId' | 'lessonId'>,
  units: readonly UnitToStore[],
  now: Date,
): Promise<{ readonly stored: ReadonlyMap<string, number>; readonly gone: readonly number[] }> => {
  const keys = units.map((unit) => unit.key)
  const isGone = keys.length === 0 ? undefined : notInArray(infoUnits.key, keys)
  const gone = await db
    .update(infoUnits)
    .set({ deletedAt: now })
    .where(
      and(
        eq(infoUnits.schoolId, section.schoolId),
        eq(infoUnits.sectionId, section.id),
        isNull(infoUnits.deletedAt),
        isGone,
      ),
    )
    .returning({ id: infoUnits.id })
  const goneIds = gone.map((unit) => unit.id)
  if (goneIds.length > 0) await db.delete(lessonQuizzes).where(isFreeLink(section.schoolId, goneIds))
  if (units.length === 0) return { stored: new Map(), gone: goneIds }
  const stored = await db
    .insert(infoUnits)
    .values(units.map((unit, position) => unitValues(section, unit, position, now)))
    .onConflictDoUpdate({
      target: [infoUnits.sectionId, infoUnits.key],
      set: {
        typeId: sql`excluded.type_id`,
        title: sql`excluded.title`,
        position: sql`excluded.position`,
        content: sql`excluded.content`,
        look: sql`coalesce(excluded.look, ${infoUnits.look})`,
        publicContent: sql`excluded.public_content`,
        revision: sql`${infoUnits.revision} + (
          (${infoUnits.typeId}, ${infoUnits.title}, ${infoUnits.content}, ${infoUnits.look})
          is distinct from (excluded.type_id, excluded.title, excluded.content, coalesce(excluded.look, ${infoUnits.look}))
        )::int`,
        deletedAt: null,
        updatedAt: now,
      },
    })
    .returning({ id: infoUnits.id, key: infoUnits.key })
  const ids = new Map(stored.map(({ id, key }) => [key, id]))
  await keepWords(
    db,
    section.schoolId,
    units.flatMap((unit) => {
      const id = ids.get(unit.key)
      return id === undefined ? [] : [{ ...unit, id }]
    }),
  )
  await linkQuizzes(db, section, units, ids)
  return { stored: ids, gone: goneIds }
}

const unitValues = (
  section: Pick<SectionRow, 'id' | 'schoolId'>,
  { quizIds: _quizIds, files: _files, ...unit }: UnitToStore,
  position: number,
  now: Date,
) => ({ ...unit, schoolId: section.schoolId, sectionId: section.id, position, updatedAt: now })

/** Links of some units, but for those of lessons whose edits are held: they say what learners find. */
const isFreeLink = (schoolId: SchoolId, unitIds: readonly number[] | SQLWrapper) =>
  and(
    Array.isArray(unitIds)
      ? inArray(lessonQuizzes.unitId, unitIds)
      : sql`${lessonQuizzes.unitId} in ${unitIds}`,
    sql`not exists (
      select 1 from lessons
      where lessons.id = ${lessonQuizzes.lessonId} and lessons.school_id = ${schoolId} and lessons.held is not null
    )`,
  )

/** Notes which quizzes some units bring into their lesson; of one whose edits are held, nothing. */
export const linkQuizzes = async (
  db: Transaction,
  { schoolId, lessonId }: Pick<SectionRow, 'schoolId' | 'lessonId'>,
  units: readonly Pick<UnitToStore, 'key' | 'quizIds'>[],
  unitIds: ReadonlyMap<string, number>,
) => {
  const isHeld = and(eq(lessons.id, lessonId), eq(lessons.schoolId, schoolId), isNotNull(lessons.held))
  if ((await db.$count(lessons, isHeld)) > 0) return
  await db.delete(lessonQuizzes).where(inArray(lessonQuizzes.unitId, [...unitIds.values()]))
  const links = units.flatMap(({ key, quizIds }) => {
    const unitId = unitIds.get(key)
    return unitId === undefined ? [] : quizIds.map((quizId) => ({ lessonId, unitId, quizId }))
  })
  if (links.length > 0) await db.insert(lessonQuizzes).values(links).onConflictDoNothing()
}

/** The units of a section no longer bring their quizzes into the lesson, once its edits are not held. */
export const unlinkQuizzes = async (db: Transaction, schoolId: SchoolId, sectionId: number) => {
  const unitIds = db
    .select({ id: infoUnits.id })
    .from(infoUnits)
    .where(and(eq(infoUnits.schoolId, schoolId), eq(infoUnits.sectionId, sectionId)))
  await db.delete(lessonQuizzes).where(isFreeLink(schoolId, unitIds))
}
