import type { LessonOutline, LessonVersionKind } from '@lectern/contract/lessons/versions'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, desc, eq, inArray, isNull, ne, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { infoUnits } from '../lessons.tables.ts'
import type { LessonRow } from '../lessons.repository.ts'
import type { UnitRow } from '../sections.repository.ts'
import {
  lessonVersions,
  lessonVersionsColumns,
  unitVersions,
  unitVersionsColumns,
} from './versions.tables.ts'

/** Unit → the newest version of it, without what it says. */
export const latestOfUnits = async (db: ReadDatabase, schoolId: SchoolId, unitIds: readonly number[]) => {
  if (unitIds.length === 0) return new Map<number, never>()
  const rows = await db
    .selectDistinctOn([unitVersions.unitId], {
      id: unitVersions.id,
      unitId: unitVersions.unitId,
      revision: unitVersions.revision,
      userId: unitVersions.userId,
      startedAt: unitVersions.startedAt,
    })
    .from(unitVersions)
    .where(and(eq(unitVersions.schoolId, schoolId), inArray(unitVersions.unitId, [...unitIds])))
    .orderBy(asc(unitVersions.unitId), desc(unitVersions.id))
  return new Map(rows.map((row) => [row.unitId, row]))
}

interface Written {
  readonly by: number | null
  readonly at: Date
}

export const insertUnitVersion = async (
  db: Transaction,
  lessonId: number,
  unit: UnitRow,
  { by, at }: Written,
) => {
  const { schoolId, id: unitId, typeId, title, content, look, revision } = unit
  const said = { typeId, title, content, look, revision }
  await db
    .insert(unitVersions)
    .values({ ...said, schoolId, lessonId, unitId, userId: by, startedAt: at, savedAt: at })
}

/** The person has written on: the version says what the unit says now. */
export const extendUnitVersion = async (db: Transaction, versionId: number, unit: UnitRow, now: Date) => {
  const { typeId, title, content, look, revision } = unit
  await db
    .update(unitVersions)
    .set({ typeId, title, content, look, revision, savedAt: now })
    .where(and(eq(unitVersions.schoolId, unit.schoolId), eq(unitVersions.id, versionId)))
}

/** Keeps what those units of a lesson say of which nothing was kept yet. */
export const keepUnversioned = async (
  db: Transaction,
  { id, schoolId }: Pick<LessonRow, 'id' | 'schoolId'>,
) => {
  await db.execute(sql`
    insert into unit_versions (school_id, lesson_id, unit_id, type_id, title, content, look, revision, user_id, started_at, saved_at)
    select unit.school_id, ${id}, unit.id, unit.type_id, unit.title, unit.content, unit.look, unit.revision, null, unit.updated_at, unit.updated_at
    from info_units unit
    join lesson_sections section on section.id = unit.section_id and section.lesson_id = ${id}
    where unit.school_id = ${schoolId} and unit.deleted_at is null and section.deleted_at is null
      and not exists (select 1 from unit_versions known where known.unit_id = unit.id and known.revision = unit.revision)`)
}

/** The last moment at which a lesson was named, published or brought back. */
export const findLastMark = async (db: ReadDatabase, schoolId: SchoolId, lessonId: number) => {
  const [row] = await db
    .select({ savedAt: lessonVersions.savedAt })
    .from(lessonVersions)
    .where(
      and(
        eq(lessonVersions.schoolId, schoolId),
        eq(lessonVersions.lessonId, lessonId),
        ne(lessonVersions.kind, 'saved'),
      ),
    )
    .orderBy(desc(lessonVersions.id))
    .limit(1)
  return row ?? null
}

/** The last entry of one person in the history of a lesson. */
export const findLastOf = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonId: number,
  userId: number | null,
) => {
  const isTheirs = userId === null ? isNull(lessonVersions.userId) : eq(lessonVersions.userId, userId)
  const [row] = await db
    .select({ id: lessonVersions.id, kind: lessonVersions.kind, startedAt: lessonVersions.startedAt })
    .from(lessonVersions)
    .where(and(eq(lessonVersions.schoolId, schoolId), eq(lessonVersions.lessonId, lessonId), isTheirs))
    .orderBy(desc(lessonVersions.id))
    .limit(1)
  return row ?? null
}

export const insertLessonVersion = async (
  db: Transaction,
  { id: lessonId, schoolId }: Pick<LessonRow, 'id' | 'schoolId'>,
  version: { kind: LessonVersionKind; name: string; outline: LessonOutline; by: number | null },
  now: Date,
) => {
  const { by, ...said } = version
  const [row] = await db
    .insert(lessonVersions)
    .values({ ...said, schoolId, lessonId, userId: by, startedAt: now, savedAt: now })
    .returning(lessonVersionsColumns)
  if (!row) throw new Error('The version was not kept.')
  return row
}
export type LessonVersionRow = Awaited<ReturnType<typeof insertLessonVersion>>

export const extendLessonVersion = async (
  db: Transaction,
  schoolId: SchoolId,
  versionId: number,
  outline: LessonOutline,
  now: Date,
) => {
  await db
    .update(lessonVersions)
    .set({ outline, savedAt: now })
    .where(and(eq(lessonVersions.schoolId, schoolId), eq(lessonVersions.id, versionId)))
}

/** The units of some sections in their order, without what they say. */
export const listUnitHeads = async (db: ReadDatabase, schoolId: SchoolId, sectionIds: readonly number[]) => {
  if (sectionIds.length === 0) return []
  return db
    .select({ id: infoUnits.id, sectionId: infoUnits.sectionId, revision: infoUnits.revision })
    .from(infoUnits)
    .where(
      and(
        eq(infoUnits.schoolId, schoolId),
        inArray(infoUnits.sectionId, [...sectionIds]),
        isNull(infoUnits.deletedAt),
      ),
    )
    .orderBy(asc(infoUnits.position), asc(infoUnits.id))
}

/** The history of a lesson, the newest first; `before` goes on behind an entry. */
export const listLessonVersions = (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonId: number,
  { limit, offset, isNamed }: { readonly limit: number; readonly offset: number; readonly isNamed: boolean },
) =>
  db
    .select(lessonVersionsColumns)
    .from(lessonVersions)
    .where(
      and(
        eq(lessonVersions.schoolId, schoolId),
        eq(lessonVersions.lessonId, lessonId),
        isNamed ? ne(lessonVersions.name, '') : undefined,
      ),
    )
    .orderBy(desc(lessonVersions.savedAt), desc(lessonVersions.id))
    .limit(limit)
    .offset(offset)

export const findLessonVersion = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonId: number,
  versionId: number,
): Promise<LessonVersionRow | null> => {
  const [row] = await db
    .select(lessonVersionsColumns)
    .from(lessonVersions)
    .where(
      and(
        eq(lessonVersions.schoolId, schoolId),
        eq(lessonVersions.lessonId, lessonId),
        eq(lessonVersions.id, versionId),
      ),
    )
  return row ?? null
}

export const countLessonVersions = (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonId: number,
): Promise<number> =>
  db.$count(lessonVersions, and(eq(lessonVersions.schoolId, schoolId), eq(lessonVersions.lessonId, lessonId)))

/** How many entries of the history of a lesson bear a name. */
export const countNamed = (
  db: ReadDatabase,
  { id, schoolId }: Pick<LessonRow, 'id' | 'schoolId'>,
): Promise<number> =>
  db.$count(
    lessonVersions,
    and(eq(lessonVersions.schoolId, schoolId), eq(lessonVersions.lessonId, id), ne(lessonVersions.name, '')),
  )

export const renameLessonVersion = async (
  db: Transaction,
  schoolId: SchoolId,
  versionId: number,
  name: string,
) => {
  const [row] = await db
    .update(lessonVersions)
    .set({ name })
    .where(and(eq(lessonVersions.schoolId, schoolId), eq(lessonVersions.id, versionId)))
    .returning(lessonVersionsColumns)
  return row ?? null
}

/** What some units said: of each the first version that holds the wanted revision, or a later one. */
export const listUnitStates = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  wanted: readonly { readonly id: number; readonly revision: number }[],
) => {
  if (wanted.length === 0) return []
  const list = JSON.stringify(wanted)
  return db
    .selectDistinctOn([unitVersions.unitId], { ...unitVersionsColumns, key: infoUnits.key })
    .from(unitVersions)
    .innerJoin(infoUnits, eq(infoUnits.id, unitVersions.unitId))
    .where(
      and(
        eq(unitVersions.schoolId, schoolId),
        sql`exists (
          select 1 from jsonb_to_recordset(${list}::jsonb) as wanted(id bigint, revision int)
          where wanted.id = ${unitVersions.unitId} and wanted.revision <= ${unitVersions.revision})`,
      ),
    )
    .orderBy(asc(unitVersions.unitId), asc(unitVersions.revision))
}
export type UnitStateRow = Awaited<ReturnType<typeof listUnitStates>>[number]

/** The person is forgotten; what they wrote belongs to the school. */
export const forgetAuthor = async (db: Transaction, userId: number) => {
  await db.update(unitVersions).set({ userId: null }).where(eq(unitVersions.userId, userId))
  await db.update(lessonVersions).set({ userId: null }).where(eq(lessonVersions.userId, userId))
}

/** Lessons whose history is longer or older than it may be: entries without a name above `most`, or saved before `limit`. */
export const listOverfull = (
  db: ReadDatabase,
  { limit, most }: { readonly limit: Date; readonly most: number },
): Promise<{ id: number; schoolId: SchoolId }[]> =>
  db
    .select({ id: lessonVersions.lessonId, schoolId: lessonVersions.schoolId })
    .from(lessonVersions)
    .where(eq(lessonVersions.name, ''))
    .groupBy(lessonVersions.lessonId, lessonVersions.schoolId)
    .having(sql`count(*) > ${most} or min(${lessonVersions.savedAt}) < ${limit.toISOString()}::timestamptz`)

/**
 * Removes the entries of a lesson that bear no name and are saved before `limit` or not among the newest `most`, and then what its
 * units said where no entry shows it any more. What a unit says now stays.
 */
export const deleteOldVersions = async (
  db: Transaction,
  { id: lessonId, schoolId }: { readonly id: number; readonly schoolId: SchoolId },
  { limit, most }: { readonly limit: Date; readonly most: number },
) => {
  await db.execute(sql`
    delete from lesson_versions where school_id = ${schoolId} and lesson_id = ${lessonId} and id in (
      select id from (
        select id, saved_at, row_number() over (order by saved_at desc, id desc) as place
        from lesson_versions where school_id = ${schoolId} and lesson_id = ${lessonId} and name = '') as nameless
      where saved_at < ${limit.toISOString()}::timestamptz or place > ${most})`)
  await db.execute(sql`
    with shown as (
      select distinct unit.id, unit.revision
      from lesson_versions entry,
        jsonb_to_recordset(jsonb_path_query_array(entry.outline, '$.sections[*].units[*]')) as unit(id bigint, revision int)
      where entry.school_id = ${schoolId} and entry.lesson_id = ${lessonId}),
    kept as (
      select (select version.id from unit_versions version
        where version.unit_id = shown.id and version.revision >= shown.revision
        order by version.revision, version.id limit 1) as id
      from shown)
    delete from unit_versions old
    where old.school_id = ${schoolId} and old.lesson_id = ${lessonId}
      and exists (select 1 from unit_versions newer where newer.unit_id = old.unit_id and newer.id > old.id)
      and not exists (select 1 from kept where kept.id = old.id)`)
}
