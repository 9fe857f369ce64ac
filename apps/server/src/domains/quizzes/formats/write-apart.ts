import { fileURLToPath } from 'node:url'
import type { OutFormat } from '@lectern/contract/quizzes/formats/file-formats'
import { writeApart, type WrittenApart } from '../../../platform/documents/write-apart.ts'
import type { WorkOwner } from '../../../platform/work-turns.ts'
import type { FileDependencies } from '../../files/index.ts'
import type { GivenQuiz } from './given-quiz.ts'
import { outPictures } from './out-pictures.ts'

const child = fileURLToPath(new URL('write-child.ts', import.meta.url))

/** Formats whose files hold pictures. */
const withPictures: ReadonlySet<OutFormat> = new Set(['moodle', 'qti'])

interface Wanted {
  readonly files: FileDependencies
  readonly owner: WorkOwner
  readonly quiz: GivenQuiz
  readonly folder: string
  readonly signal: AbortSignal
}

/**
 * Writes a quiz as a file in a process of its own.
 *
 * @throws NoTurnError, MediaError timed_out
 */
export const writeQuizApart = ({ files, owner, quiz, folder, signal }: Wanted): Promise<WrittenApart> =>
  writeApart({
    child,
    folder,
    owner,
    signal,
    given: async function* () {
      yield quiz
      if (withPictures.has(quiz.format)) yield* outPictures(files, owner.schoolId, quiz.questions, folder)
    },
  })
