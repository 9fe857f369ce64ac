import { fileURLToPath } from 'node:url'
import { writeApart, type WrittenApart } from '../../../platform/documents/write-apart.ts'
import type { WorkOwner } from '../../../platform/work-turns.ts'
import type { FileDependencies } from '../../files/index.ts'
import type { GivenLesson } from './given-lesson.ts'
import { lessonPictures } from './lesson-pictures.ts'

const child = fileURLToPath(new URL('write-child.ts', import.meta.url))

interface Wanted {
  readonly files: FileDependencies
  readonly owner: WorkOwner
  readonly given: GivenLesson
  readonly folder: string
  readonly signal: AbortSignal
}

/**
 * Writes a lesson as a file in a process of its own.
 *
 * @throws NoTurnError, MediaError timed_out
 */
export const writeLessonApart = ({ files, owner, given, folder, signal }: Wanted): Promise<WrittenApart> =>
  writeApart({
    child,
    folder,
    owner,
    signal,
    given: async function* () {
      yield given
      yield* lessonPictures(files, owner.schoolId, given, folder)
    },
  })
