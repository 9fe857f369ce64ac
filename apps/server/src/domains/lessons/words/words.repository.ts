import { blockTypeOf, type BuiltUnitType } from '@lectern/contract/blocks/registry'
import { searchWords } from '@lectern/contract/kernel/words/search-words'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, isNull, ne, notExists, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { infoUnits, lessonSections } from '../lessons.tables.ts'
import { unitWords } from './words.tables.ts'

interface WordedUnit {
  readonly id: number
  readonly typeId: BuiltUnitType
  readonly title: string
  readonly content: unknown
}

/** Words of a unit that a learner reads, as plain text. */
export const textOfWords = ({ title, typeId, content }: Omit<WordedUnit, 'id'>): string =>
  [title, blockTypeOf(typeId).words(content)].filter((part) => part !== '').join('\n')

/** Keeps the words of units in step with what is stored of them; in the transaction that stores it. */
export const keepWords = async (
  tx: Transaction,
  schoolId: SchoolId,
  units: readonly WordedUnit[],
): Promise<void> => {
  if (units.length === 0) return
  await tx
    .insert(unitWords)
    .values(units.map((unit) => ({ unitId: unit.id, schoolId, words: searchWords(textOfWords(unit)) })))
    .onConflictDoUpdate({
      target: unitWords.unitId,
      set: { words: sql`excluded.words` },
      setWhere: ne(unitWords.words, sql`excluded.words`),
    })
}

/** Gives copies of units the words of what they were copied from. */
export const copyWords = async (
  tx: Transaction,
  schoolId: SchoolId,
  ids: ReadonlyMap<number, number>,
): Promise<void> => {
  if (ids.size === 0) return
  const pairs = JSON.stringify([...ids].map(([from, to]) => ({ from_id: from, to_id: to })))
  await tx.execute(sql`
    insert into unit_words (unit_id, school_id, words)
    select copy.to_id, own.school_id, own.words
    from unit_words own
    join jsonb_to_recordset(${pairs}::jsonb) as copy(from_id bigint, to_id bigint) on copy.from_id = own.unit_id
    where own.school_id = ${schoolId}`)
}

/** Units of all schools whose words nobody has kept yet: they are older than the search. */
export const listWordless = (db: ReadDatabase, most: number) =>
  db
    .select({
      id: infoUnits.id,
      schoolId: infoUnits.schoolId,
      typeId: infoUnits.typeId,
      title: infoUnits.title,
      content: infoUnits.content,
    })
    .from(infoUnits)
    .where(
      and(
        isNull(infoUnits.deletedAt),
        notExists(
          db.select({ id: unitWords.unitId }).from(unitWords).where(eq(unitWords.unitId, infoUnits.id)),
        ),
      ),
    )
    .orderBy(asc(infoUnits.id))
    .limit(most)

/** Where somebody may search: whole lessons, and of others only these sections. */
export interface SearchedParts {
  readonly schoolId: SchoolId
  readonly lessonIds: readonly number[]
  readonly sectionIds: readonly number[]
}

/** An array for PostgreSQL, as one parameter however long it is. */
const idsOf = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::bigint[]`

const isSearched = ({ schoolId, lessonIds, sectionIds }: SearchedParts) =>
  and(
    eq(lessonSections.schoolId, schoolId),
    isNull(lessonSections.deletedAt),
    sql`(${lessonSections.lessonId} = any(${idsOf(lessonIds)}) or ${lessonSections.id} = any(${idsOf(sectionIds)}))`,
  )

/** Sections with a name, in their order. */
export const listSearchedSections = (db: ReadDatabase, parts: SearchedParts) =>
  db
    .select({ id: lessonSections.id, lessonId: lessonSections.lessonId, name: lessonSections.name })
    .from(lessonSections)
    .where(and(isSearched(parts), ne(lessonSections.name, '')))
    .orderBy(asc(lessonSections.lessonId), asc(lessonSections.position))

/** Units that may hold files, in their order. */
export const listSearchedUnits = (db: ReadDatabase, parts: SearchedParts) =>
  db
    .select({ id: infoUnits.id, lessonId: lessonSections.lessonId, sectionId: lessonSections.id })
    .from(infoUnits)
    .innerJoin(lessonSections, eq(lessonSections.id, infoUnits.sectionId))
    .where(and(isSearched(parts), eq(infoUnits.schoolId, parts.schoolId), isNull(infoUnits.deletedAt)))
    .orderBy(asc(lessonSections.lessonId), asc(lessonSections.position), asc(infoUnits.position))

/** Units that hold words with each of these beginnings, in their order. @param most units */
export const findUnits = (db: ReadDatabase, parts: SearchedParts, wanted: readonly string[], most: number) =>
  db
    .select({ id: infoUnits.id, lessonId: lessonSections.lessonId, sectionId: lessonSections.id })
    .from(infoUnits)
    .innerJoin(lessonSections, eq(lessonSections.id, infoUnits.sectionId))
    .innerJoin(unitWords, eq(unitWords.unitId, infoUnits.id))
    .where(
      and(
        isSearched(parts),
        eq(infoUnits.schoolId, parts.schoolId),
        isNull(infoUnits.deletedAt),
        // Words hold letters and digits alone: no sign of a pattern is among them.
        ...wanted.map((word) => sql`${unitWords.words} like ${`% ${word}%`}`),
      ),
    )
    .orderBy(asc(lessonSections.lessonId), asc(lessonSections.position), asc(infoUnits.position))
    .limit(most)

/** The stored form of units, to show where in them something was found. */
export const listFoundUnits = (db: ReadDatabase, schoolId: SchoolId, unitIds: readonly number[]) =>
  db
    .select({
      id: infoUnits.id,
      typeId: infoUnits.typeId,
      title: infoUnits.title,
      content: infoUnits.content,
    })
    .from(infoUnits)
    .where(and(eq(infoUnits.schoolId, schoolId), inArray(infoUnits.id, [...unitIds])))
