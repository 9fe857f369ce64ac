import { archiveLimits } from '@lectern/contract/course-files/archive-limits'
import { type ArchivedParticipant, archivePaths } from '@lectern/contract/course-files/course-archive'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { listProgressOf } from '../../lessons/index.ts'
import { listParticipants, type ProductPlace } from '../../courses/index.ts'
import type { DocumentFolder } from './document-folder.ts'
import type { Numbers } from './numbers.ts'
import type { LearnerScope } from '../../teams/index.ts'

/** People that are read at once. */
const perPage = 500

interface Wanted extends ProductPlace {
  readonly courseId: number
  readonly lessons: Numbers<number>
  /** Whom the reader may see. */
  readonly scope: LearnerScope
  readonly now: Date
}

/**
 * Writes who takes part in a course, and how far: a line for each.
 *
 * @returns how many there are
 * @throws CallError file_too_large
 */
export const writeProgress = async (
  db: ReadDatabase,
  { courseId, lessons, scope, now, ...place }: Wanted,
  folder: DocumentFolder,
): Promise<number> => {
  const lines: string[] = []
  for (let page = 1; ; page += 1) {
    const wanted = { page, perPage, search: '', sort: 'latest', scope, now } as const
    const { rows } = await listParticipants(db, place, wanted)
    const userIds = rows.map(({ userId }) => userId)
    const progress = Map.groupBy(
      await listProgressOf(db, place.schoolId, courseId, userIds),
      (row) => row.userId,
    )
    for (const { userId, email, name, enrolment } of rows) {
      const participant: ArchivedParticipant = {
        email,
        name,
        state: enrolment.state,
        started_at: enrolment.startedAt.toISOString(),
        lessons: (progress.get(userId) ?? []).flatMap((row) => {
          const lesson = lessons.known(row.lessonId)
          if (lesson === undefined) return []
          return [
            {
              lesson,
              started_at: row.startedAt.toISOString(),
              watched_at: row.watchedAt?.toISOString() ?? null,
              done_at: row.doneAt?.toISOString() ?? null,
            },
          ]
        }),
      }
      lines.push(`${JSON.stringify(participant)}\n`)
    }
    if (lines.length > archiveLimits.participants)
      throw new CallError('file_too_large', { params: { limit: archiveLimits.documentsBytes } })
    if (rows.length < perPage) break
  }
  await folder.add(archivePaths.progress, lines.join(''))
  return lines.length
}
