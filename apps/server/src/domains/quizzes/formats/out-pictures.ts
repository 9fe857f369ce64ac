import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { filesOfQuestions } from '@lectern/contract/quizzes/rules/question-files'
import { sizeOfPicture } from '../../../platform/documents/picture-size.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { type FileDependencies, type PictureBytes, readPictures } from '../../files/index.ts'
import type { GivenPicture } from './given-quiz.ts'

/** Of all pictures of one file. */
const mostBytes = 64 * 1024 ** 2

const extensionOf: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'image/avif': 'avif',
}

const sizeOf = async ({ width, height, bytes }: PictureBytes) => {
  const known = width !== null && height !== null ? { width, height } : await sizeOfPicture(bytes)
  return known ?? { width: 1, height: 1 }
}

/**
 * Puts the pictures that questions of a school name into a folder, with names of their own; what is gone is left out.
 */
export const outPictures = async function* (
  files: FileDependencies,
  schoolId: SchoolId,
  questions: readonly Question[],
  folder: string,
): AsyncGenerator<GivenPicture> {
  const { pictures } = filesOfQuestions(questions)
  const read = await readPictures(files, schoolId, pictures, mostBytes)
  for (const [at, picture] of read.entries()) {
    const { uuid, mimeType, bytes } = picture
    const name = `picture-${at + 1}.${extensionOf[mimeType] ?? 'img'}`
    await writeFile(join(folder, name), bytes)
    yield { uuid, path: name, name, mimeType, ...(await sizeOf(picture)) }
  }
}
