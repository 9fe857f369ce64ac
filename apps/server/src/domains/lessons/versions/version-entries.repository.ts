import type { LessonVersionKind } from '@lectern/contract/lessons/versions'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { type LessonVersionRow, listLessonVersions } from './versions.repository.ts'
import { lessonVersions, lessonVersionsColumns, unitVersions } from './versions.tables.ts'

/** The newest entry in the history of a lesson. */
export const findLatest = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonId: number,
): Promise<LessonVersionRow | undefined> => {
  const [row] = await listLessonVersions(db, schoolId, lessonId, { limit: 1, offset: 0, isNamed: false })
  return row
}

/** What a save noted is now known as more than a save. */
export const markLessonVersion = async (
  db: Transaction,
  schoolId: SchoolId,
  versionId: number,
  { kind, name }: { readonly kind: LessonVersionKind; readonly name: string },
  now: Date,
): Promise<LessonVersionRow> => {
  const [row] = await db
    .update(lessonVersions)
    .set({ kind, name, savedAt: now })
    .where(and(eq(lessonVersions.schoolId, schoolId), eq(lessonVersions.id, versionId)))
    .returning(lessonVersionsColumns)
  if (!row) throw new Error('The version was not marked.')
  return row
}

/** What units said at some revisions, which may be several of one unit. */
export const listSaidUnits = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  wanted: readonly { readonly id: number; readonly revision: number }[],
) => {
  if (wanted.length === 0) return []
  const list = JSON.stringify(wanted)
  const revision = sql<number>`wanted.revision`
  return db
    .selectDistinctOn([unitVersions.unitId, revision], {
      id: unitVersions.unitId,
      revision: revision.as('wanted_revision'),
      typeId: unitVersions.typeId,
      content: unitVersions.content,
    })
    .from(unitVersions)
    .innerJoin(
      sql`jsonb_to_recordset(${list}::jsonb) as wanted(id bigint, revision int)`,
      sql`wanted.id = ${unitVersions.unitId} and wanted.revision <= ${unitVersions.revision}`,
    )
    .where(eq(unitVersions.schoolId, schoolId))
    .orderBy(asc(unitVersions.unitId), asc(revision), asc(unitVersions.revision))
}
