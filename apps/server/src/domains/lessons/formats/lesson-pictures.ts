import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Lesson } from '@lectern/contract/lessons/lesson'
import type { LessonFileFormat } from '@lectern/contract/lessons/formats/read-lesson-file'
import { textOfUnit } from '@lectern/contract/blocks/registry'
import { filesOfText } from '@lectern/contract/rich-text/walk-text'
import { asPng } from '../../../platform/documents/as-png.ts'
import { sizeOfPicture } from '../../../platform/documents/picture-size.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { type FileDependencies, type PictureBytes, readPictures } from '../../files/index.ts'
import type { GivenLesson, GivenPicture } from './given-lesson.ts'

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

interface ShownPicture {
  readonly mimeType: string
  readonly bytes: Buffer
}

const shownIn = async (
  format: LessonFileFormat,
  { mimeType, bytes }: PictureBytes,
): Promise<ShownPicture | null> => {
  if (format === 'markdown' || inWord.has(mimeType)) return { mimeType, bytes }
  const png = await asPng(bytes)
  return png && { mimeType: 'image/png', bytes: png }
}

const picturesOf = ({ sections }: Lesson): string[] => {
  const uuids = sections.flatMap(({ info_units }) =>
    info_units.flatMap((unit) => {
      const text = textOfUnit(unit)
      return text ? filesOfText(text).map(({ uuid }) => uuid) : []
    }),
  )
  return [...new Set(uuids)]
}

/** Puts the pictures of the texts of a lesson into a folder; what is gone is left out. */
export const lessonPictures = async function* (
  files: FileDependencies,
  schoolId: SchoolId,
  { lesson, format }: Pick<GivenLesson, 'lesson' | 'format'>,
  folder: string,
): AsyncGenerator<GivenPicture> {
  const read = await readPictures(files, schoolId, picturesOf(lesson), mostBytes)
  for (const [at, picture] of read.entries()) {
    const shown = await shownIn(format, picture)
    if (!shown) continue
    const { mimeType, bytes } = shown
    const source = `picture-${at + 1}.${extensionOf[mimeType] ?? 'img'}`
    await writeFile(join(folder, source), bytes)
    const { width, height } = (await sizeOfPicture(bytes)) ?? { width: 1, height: 1 }
    yield { uuid: picture.uuid, source, path: `pictures/${source}`, mimeType, width, height }
  }
}
