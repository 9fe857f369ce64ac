import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { eq } from '../../../platform/database/sql.ts'
import { createSharedCache } from '../../../platform/cache/shared-cache.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { StaffSeat } from '../../../platform/http/call.ts'
import type { PlaceKind } from '../../files/index.ts'
import { listQuizHeads } from '../../quizzes/index.ts'
import { lessonChannel } from '../lesson-change.ts'
import type { LessonContents } from '../lesson-contents.ts'
import { lessonQuizzes } from '../lessons.tables.ts'
import type { Readers } from '../reading/readers.ts'
import { shownTo } from '../reading/shown-to.ts'

const keepMs = 10 * 60 * 1000

const reviewing = ['practice_read', 'practice_curator']

/**
 * Quizzes as places of files: a file of a quiz is open to whom a lesson with the quiz is open, and to the staff who look
 * at attempts.
 */
export const createQuizPlaces = async (
  { db, clock, notifications }: Pick<Dependencies, 'db' | 'clock' | 'notifications'>,
  { contents, readers }: { contents: LessonContents; readers: Readers },
): Promise<PlaceKind> => {
  const lessonsOf = createSharedCache({
    clock,
    keepMs,
    mostBytes: 8 * 1024 ** 2,
    db,
    load: (quizId, connection) => listLessonsWith(connection, Number(quizId)),
  })
  await notifications.listen(lessonChannel, () => lessonsOf.clear())
  return {
    isOpen: async (quizId, schoolId, asker) => {
      if (mayReview(await asker.seatIn(schoolId))) return true
      for (const lessonId of await lessonsOf.get(String(quizId))) {
        const content = await contents.contentOf(schoolId, lessonId)
        if (!content?.quizIds.includes(quizId)) continue
        const reader = await readers.readerOf(content, asker)
        if (reader.access.is_user_expert) return true
        if (reader.access.is_practice_available && shownTo(content, reader).quizIds.includes(quizId))
          return true
      }
      return false
    },
    name: async (connection, { seat }, quizIds) => {
      if (!seat.permissions.has('quiz_read')) return new Map()
      const heads = await listQuizHeads(connection, seat.schoolId, quizIds)
      return new Map(heads.map(({ id, name }) => [id, { title: name, link: `/expert/quiz/${id}` }]))
    },
  }
}

const mayReview = (seat: StaffSeat | null): boolean =>
  seat !== null &&
  [...seat.permissions].some((name) =>
    reviewing.some((right) => name === right || name.startsWith(`${right}.`)),
  )

const listLessonsWith = async (db: ReadDatabase, quizId: number): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ lessonId: lessonQuizzes.lessonId })
    .from(lessonQuizzes)
    .where(eq(lessonQuizzes.quizId, quizId))
  return rows.map(({ lessonId }) => lessonId)
}
