import { blockTypeOf, type BuiltUnitType } from '@lectern/contract/blocks/registry'
import { searchWords } from '@lectern/contract/kernel/words/search-words'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import {
  and,
  asc,
  eq,
  inArray,
  isNull,
  ne,
  notExists,
  sql,
  type SQLWrapper,
} from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { learnersSections, learnersUnits } from '../held-edits/learners-form.views.ts'
import { infoUnits } from '../lessons.tables.ts'
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

/** Gives copies of units the words that learners read in what was copied. */
export const copyWords = async (
  tx: Transaction,
  schoolId: SchoolId,
  ids: ReadonlyMap<number, number>,
): Promise<void> => {
  if (ids.size === 0) return
  const pairs = JSON.stringify([...ids].map(([from, to]) => ({ from_id: from, to_id: to })))
  const held = sql`select unit.words from released_units unit where unit.id = copy.from_id and unit.school_id = ${schoolId}`
  await tx.execute(sql`
    insert into unit_words (unit_id, school_id, words)
    select copy.to_id, own.school_id, coalesce((${held}), own.words)
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

type SearchedView = typeof learnersSections | typeof learnersUnits

const isSearched = (view: SearchedView, sectionId: SQLWrapper, parts: SearchedParts) =>
  and(
    eq(view.schoolId, parts.schoolId),
    sql`(${view.lessonId} = any(${idsOf(parts.lessonIds)}) or ${sectionId} = any(${idsOf(parts.sectionIds)}))`,
  )

/** Sections with a name, in their order. */
export const listSearchedSections = (db: ReadDatabase, parts: SearchedParts) =>
  db
    .select({ id: learnersSections.id, lessonId: learnersSections.lessonId, name: learnersSections.name })
    .from(learnersSections)
    .where(and(isSearched(learnersSections, learnersSections.id, parts), ne(learnersSections.name, '')))
    .orderBy(asc(learnersSections.lessonId), asc(learnersSections.position))

const foundColumns = {
  id: learnersUnits.id,
  lessonId: learnersUnits.lessonId,
  sectionId: learnersUnits.sectionId,
}

const inOrder = [
  asc(learnersUnits.lessonId),
  asc(learnersUnits.sectionPosition),
  asc(learnersUnits.position),
] as const

/** Units that may hold files, in their order. */
export const listSearchedUnits = (db: ReadDatabase, parts: SearchedParts) =>
  db
    .select(foundColumns)
    .from(learnersUnits)
    .where(isSearched(learnersUnits, learnersUnits.sectionId, parts))
    .orderBy(...inOrder)

/** Units that hold words with each of these beginnings, in their order. @param most units */
export const findUnits = (db: ReadDatabase, parts: SearchedParts, wanted: readonly string[], most: number) =>
  db
    .select(foundColumns)
    .from(learnersUnits)
    .where(
      and(
        isSearched(learnersUnits, learnersUnits.sectionId, parts),
        // Words hold letters and digits alone: no sign of a pattern is among them.
        ...wanted.map((word) => sql`${learnersUnits.words} like ${`% ${word}%`}`),
      ),
    )
    .orderBy(...inOrder)
    .limit(most)

/** What learners read in units, to show where in them something was found. */
export const listFoundUnits = (db: ReadDatabase, schoolId: SchoolId, unitIds: readonly number[]) =>
  db
    .select({
      id: learnersUnits.id,
      typeId: learnersUnits.typeId,
      title: learnersUnits.title,
      content: learnersUnits.content,
    })
    .from(learnersUnits)
    .where(and(eq(learnersUnits.schoolId, schoolId), inArray(learnersUnits.id, [...unitIds])))
