import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { lessonFileLimits, type ReadNote } from '@lectern/contract/lessons/formats/read-lesson-file'
import type { LessonText, TextNode } from '@lectern/contract/rich-text/lesson-text'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { type FileDependencies, receiveStream } from '../../files/index.ts'
import type { ReadLesson } from './read-apart.ts'

export interface PictureKeeper {
  readonly schoolId: SchoolId
  readonly ownerId: number
  /** Whether the author may put files into the storage. */
  readonly mayStore: boolean
  readonly folder: string
  readonly now: Date
}

interface KeptPicture {
  readonly uuid: string
  readonly width: number | null
  readonly height: number | null
}

/** The pictures of a file that the storage has taken, by their stand-ins, one after the other. */
export async function* keepLessonPictures(
  files: FileDependencies,
  { schoolId, ownerId, mayStore, folder, now }: PictureKeeper,
  pictures: ReadLesson['pictures'],
): AsyncGenerator<void, ReadonlyMap<string, KeptPicture>> {
  const kept: [string, KeptPicture][] = []
  if (!mayStore) return new Map(kept)
  for (const { uuid, path, name } of pictures) {
    try {
      const stream = createReadStream(join(folder, path))
      const place = { schoolId, ownerId, folderId: null, model: 'courseLesson', name, stream } as const
      const { uuid: made, width, height } = await receiveStream(files, place, now)
      kept.push([uuid, { uuid: made, width, height }])
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
    yield
  }
  return new Map(kept)
}

const isLost = (node: TextNode, kept: ReadonlyMap<string, KeptPicture>): boolean => {
  const fileId = node.type === 'image' ? node.attrs?.['fileId'] : null
  return typeof fileId === 'string' && !kept.has(fileId)
}

const renamed = (node: TextNode, kept: ReadonlyMap<string, KeptPicture>): TextNode => {
  const fileId = node.attrs?.['fileId']
  const picture = node.type === 'image' && typeof fileId === 'string' ? kept.get(fileId) : undefined
  if (picture) {
    const { uuid, width, height } = picture
    return { ...node, attrs: { ...node.attrs, fileId: uuid, naturalWidth: width, naturalHeight: height } }
  }
  if (!node.content) return node
  const content = node.content.map((child) => (isLost(child, kept) ? altOf(child) : renamed(child, kept)))
  return { ...node, content }
}

/** In the place of a picture its own words. */
const altOf = ({ attrs }: TextNode): TextNode => {
  const alt = typeof attrs?.['alt'] === 'string' ? attrs['alt'] : ''
  return { type: 'paragraph', ...(alt !== '' && { content: [{ type: 'text', text: alt }] }) }
}

const renameIn = (text: LessonText, kept: ReadonlyMap<string, KeptPicture>): LessonText => ({
  ...text,
  doc: {
    type: 'doc',
    content: text.doc.content.map((node) => (isLost(node, kept) ? altOf(node) : renamed(node, kept))),
  },
})

/** The same lesson with the pictures that were kept; those that were not are said, and leave their words. */
export const withKeptPictures = (read: ReadLesson, kept: ReadonlyMap<string, KeptPicture>): ReadLesson => {
  const lost = read.pictures.filter(({ uuid }) => !kept.has(uuid))
  const notes = lost.map(({ name }): ReadNote => ({ code: 'picture_not_kept', words: name, line: null }))
  return {
    ...read,
    notes: [...notes, ...read.notes].slice(0, lessonFileLimits.notes),
    sections: read.sections.map(({ name, units }) => ({
      name,
      units: units.map(({ title, text }) => ({ title, text: renameIn(text, kept) })),
    })),
  }
}
