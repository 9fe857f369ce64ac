import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, desc, eq, isNull, sql } from '../../platform/database/sql.ts'
import { files } from './files.tables.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** The newest recordings of a school that still have the name they were given by the recorder. */
export const listRecordings = (db: ReadDatabase, schoolId: SchoolId, limit: number) =>
  db
    .select({ id: files.id, name: files.originalName })
    .from(files)
    .where(
      and(
        eq(files.schoolId, schoolId),
        isNull(files.parentId),
        isNull(files.deletedAt),
        sql`${files.originalName} ~ '^(audio|video)-recording-[0-9]{13}'`,
      ),
    )
    .orderBy(desc(files.id))
    .limit(limit)
