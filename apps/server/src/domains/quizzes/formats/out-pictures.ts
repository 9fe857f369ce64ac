import type { OutPicture, OutPictures } from '@lectern/contract/quizzes/formats/file/write-file'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { filesOfQuestions } from '@lectern/contract/quizzes/rules/question-files'
import { sizeOfPicture } from '../../../platform/documents/picture-size.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { type FileDependencies, type PictureBytes, readPictures } from '../../files/index.ts'

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

const presentPicture = async (picture: PictureBytes, at: number): Promise<OutPicture> => {
  const { mimeType, bytes } = picture
  const known = picture.width !== null && picture.height !== null
  const { width, height } = (known ? picture : await sizeOfPicture(bytes)) ?? { width: 1, height: 1 }
  return {
    name: `picture-${at + 1}.${extensionOf[mimeType] ?? 'img'}`,
    mimeType,
    base64: bytes.toString('base64'),
    width: width ?? 1,
    height: height ?? 1,
  }
}

/** The pictures that questions of a school name, with names of their own; what is gone is left out. */
export const outPictures = async (
  files: FileDependencies,
  schoolId: SchoolId,
  questions: readonly Question[],
): Promise<{ readonly of: OutPictures; readonly all: readonly OutPicture[] }> => {
  const { pictures } = filesOfQuestions(questions)
  const read = await readPictures(files, schoolId, pictures, mostBytes)
  const all = await Promise.all(read.map(presentPicture))
  const byUuid = new Map(read.map(({ uuid }, at) => [uuid, all[at]]))
  return { of: (uuid) => byUuid.get(uuid), all }
}
