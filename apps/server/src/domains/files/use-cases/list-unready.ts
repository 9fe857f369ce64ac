import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { listByUuid } from '../files.repository.ts'

/** A file that nobody can be shown yet, or ever. */
export interface UnreadyFile {
  readonly uuid: string
  readonly name: string
  readonly hasFailed: boolean
}

/** Which of some files of a school are still worked on, or could not be; what is gone is none of them. */
export const listUnready = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  uuids: readonly string[],
): Promise<UnreadyFile[]> =>
  (await listByUuid(db, schoolId, uuids))
    .filter(({ processStatus }) => processStatus !== 'completed')
    .map(({ uuid, originalName: name, processStatus }) => ({
      uuid,
      name,
      hasFailed: processStatus === 'failed',
    }))
