import type { Lesson } from '@lectern/contract/lessons/lesson'
import type { LessonFileFormat } from '@lectern/contract/lessons/formats/read-lesson-file'
import { textOfUnit } from '@lectern/contract/blocks/registry'
import { filesOfText } from '@lectern/contract/rich-text/walk-text'
import { asPng } from '../../../platform/documents/as-png.ts'
import { sizeOfPicture } from '../../../platform/documents/picture-size.ts'
import type { OutFile } from '../../../platform/rich-text/out-context.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { type FileDependencies, type PictureBytes, readPictures } from '../../files/index.ts'

/** Of all pictures of one lesson. */
const mostBytes = 256 * 1024 ** 2

const extensionOf: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'image/avif': 'avif',
}

/** What Word shows without a word. */
const inWord: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif'])

const present = async (
  picture: PictureBytes,
  at: number,
  format: LessonFileFormat,
): Promise<OutFile | null> => {
  const isShown = format === 'markdown' || inWord.has(picture.mimeType)
  const bytes = isShown ? picture.bytes : await asPng(picture.bytes)
  if (!bytes) return null
  const mimeType = isShown ? picture.mimeType : 'image/png'
  const { width, height } = (await sizeOfPicture(bytes)) ?? { width: 1, height: 1 }
  const path = `pictures/picture-${at + 1}.${extensionOf[mimeType] ?? 'img'}`
  return { path, mimeType, bytes, width, height }
}

/** The pictures of the texts of a lesson by their files; what is gone is left out. */
export const lessonPictures = async (
  files: FileDependencies,
  schoolId: SchoolId,
  { sections }: Lesson,
  format: LessonFileFormat,
): Promise<ReadonlyMap<string, OutFile>> => {
  const uuids = sections.flatMap(({ info_units }) =>
    info_units.flatMap((unit) => {
      const text = textOfUnit(unit)
      return text ? filesOfText(text).map(({ uuid }) => uuid) : []
    }),
  )
  const read = await readPictures(files, schoolId, [...new Set(uuids)], mostBytes)
  const made = new Map<string, OutFile>()
  for (const [at, picture] of read.entries()) {
    const file = await present(picture, at, format)
    if (file) made.set(picture.uuid, file)
  }
  return made
}
