import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, eq, isNull } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { lessons } from '../lessons.tables.ts'

/** The school of a lesson; whoever asks must decide on the seat there. */
export const findLessonSchool = async (db: ReadDatabase, lessonId: number): Promise<SchoolId | null> => {
  const [row] = await db
    .select({ schoolId: lessons.schoolId })
    .from(lessons)
    .where(and(eq(lessons.id, lessonId), isNull(lessons.deletedAt)))
  return row?.schoolId ?? null
}
