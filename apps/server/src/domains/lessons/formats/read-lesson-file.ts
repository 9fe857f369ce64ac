import { open, readFile } from 'node:fs/promises'
import { decodeText } from '@lectern/contract/files/decode-text'
import { arrangeLesson, type ReadBlock } from '@lectern/formats/lessons/arrange-lesson'
import {
  type LessonFileFormat,
  lessonFileLimits,
  type ReadNote,
} from '@lectern/contract/lessons/formats/read-lesson-file'
import { brokenTextLimit, type LessonText } from '@lectern/contract/rich-text/lesson-text'
import { isFrameAddress } from '@lectern/contract/rich-text/addresses'
import { readLessonText } from '@lectern/contract/rich-text/read-lesson-text'
import { DocumentError } from '../../../platform/documents/document-error.ts'
import type { PictureShelf } from '../../../platform/documents/picture-shelf.ts'
import { type Archive, openArchive } from '../../../platform/documents/archives/read-archive.ts'
import { isWord } from '../../../platform/documents/read-word.ts'
import type { InContext } from '../../../platform/rich-text/in-context.ts'
import { readMarkdown } from '../../../platform/rich-text/markdown/read-markdown-blocks.ts'
import { readWordHtml } from '../../../platform/rich-text/word/read-word-html.ts'
import { readWordText } from '../../../platform/rich-text/word/read-word-text.ts'
import { findPictures, takeDataPictures } from './found-pictures.ts'

/** A file that was read: sections and units with their texts. Pictures bear stand-ins. */
export interface ReadLesson {
  readonly format: LessonFileFormat
  readonly sections: readonly {
    readonly name: string
    readonly units: readonly { readonly title: string; readonly text: LessonText }[]
  }[]
  readonly notes: readonly ReadNote[]
  readonly notes_left_out: number
}

interface Reading {
  readonly shelf: PictureShelf
  readonly key: () => string
}

/** Notes in their order, the same one said once. */
const createNotes = () => {
  const notes = new Map<string, ReadNote>()
  const note: InContext['note'] = (code, words, line) => {
    const id = `${code} ${line} ${words}`
    if (!notes.has(id)) notes.set(id, { code, words, line })
  }
  return { note, all: () => [...notes.values()] }
}
type Notes = ReturnType<typeof createNotes>

/** @throws DocumentError too_many */
const readUnit = ({ title, blocks }: { title: string; blocks: ReadBlock['node'][] }) => {
  const doc = { type: 'doc', content: blocks }
  if (brokenTextLimit(doc) !== null) throw new DocumentError('too_many', 'nodes of a text')
  return { title, text: readLessonText(doc) }
}

const arrange = (format: LessonFileFormat, blocks: readonly ReadBlock[], notes: Notes): ReadLesson => {
  const sections = arrangeLesson(blocks, (words) => notes.note('title_cut', words.slice(0, 200), null)).map(
    ({ name, units }) => ({
      name,
      units: units.map(({ title, blocks: own }) => readUnit({ title, blocks: [...own] })),
    }),
  )
  const all = notes.all()
  const told = all.slice(0, lessonFileLimits.notes)
  return { format, sections, notes: told, notes_left_out: all.length - told.length }
}

/** @throws DocumentError too_large */
const readText = async (
  bytes: Buffer,
  { shelf, key }: Reading,
  beside: { readonly archive: Archive; readonly path: string } | null,
): Promise<ReadLesson> => {
  const notes = createNotes()
  const { text, pictures } = takeDataPictures(decodeText(bytes).text)
  if (text.length > lessonFileLimits.letters) throw new DocumentError('too_large', `${text.length} letters`)
  const findPicture = await findPictures({ text, pictures, beside, shelf, note: notes.note })
  return arrange('markdown', readMarkdown(text, { findPicture, note: notes.note, key }), notes)
}

/** Pictures of a Word document: kept from inside it, or linked. */
const findWordPicture =
  (shelf: PictureShelf, { note }: Notes): InContext['findPicture'] =>
  (address) => {
    if (shelf.all().some(({ uuid }) => uuid === address)) return { fileId: address, src: null }
    const isElsewhere = isFrameAddress(address)
    note(isElsewhere ? 'picture_elsewhere' : 'picture_missing', address.slice(0, 200), null)
    return isElsewhere ? { fileId: null, src: address } : null
  }

const readDocument = async (file: string, { shelf, key }: Reading): Promise<ReadLesson> => {
  const notes = createNotes()
  const keepPicture = (mimeType: string, bytes: Buffer): string => {
    const extension = /^image\/([a-z]{2,5})$/.exec(mimeType)?.[1] ?? 'img'
    return shelf.put(`picture-${shelf.all().length + 1}.${extension}`, bytes) ?? ''
  }
  const { nodes, hasLooks, comments, objects } = await readWordHtml(file, keepPicture)
  const findPicture = findWordPicture(shelf, notes)
  if (hasLooks) notes.note('looks_lost', '', null)
  if (comments > 0) notes.note('comments_lost', String(comments), null)
  if (objects > 0) notes.note('object_lost', String(objects), null)
  return arrange('docx', readWordText(nodes, { findPicture, note: notes.note, key }), notes)
}

const isText = (path: string): boolean =>
  /\.(?:md|markdown|txt)$/i.test(path) && !/(?:^|\/)(?:__MACOSX|\.)/.test(path)

/** Of several texts the one that lies highest; what lies beside it is read as its pictures. */
const readArchive = async (archive: Archive, reading: Reading): Promise<ReadLesson> => {
  const depthOf = (path: string) => path.split('/').length
  const texts = archive.paths
    .filter(isText)
    .toSorted((a, b) => depthOf(a) - depthOf(b) || a.localeCompare(b, 'en'))
  const path = texts.find((each) => /(?:^|\/)lesson\.md$/.test(each)) ?? texts[0]
  const bytes = path === undefined ? undefined : await archive.read(path)
  if (path === undefined || !bytes) throw new DocumentError('not_known', archive.paths.slice(0, 5).join(', '))
  const read = await readText(bytes, reading, { archive, path })
  const left = texts.filter((each) => each !== path)
  const more = left.map((words) => ({ code: 'file_left_out', words, line: null }) as const)
  return { ...read, notes: [...more.slice(0, 20), ...read.notes] }
}

const headOf = async (file: string): Promise<Buffer> => {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4_096), 0, 4_096, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Whether bytes are words: those of pictures, films and older documents hold zeros. */
const looksLikeText = (head: Buffer): boolean =>
  !head.includes(0) ||
  head.subarray(0, 2).equals(Buffer.from([0xff, 0xfe])) ||
  head.subarray(0, 2).equals(Buffer.from([0xfe, 0xff]))

/**
 * Recognises a file by what it holds and reads it as a lesson.
 *
 * @throws DocumentError
 */
export const readLessonFile = async (file: string, name: string, reading: Reading): Promise<ReadLesson> => {
  const head = await headOf(file)
  if (head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') {
    const archive = await openArchive(file)
    try {
      return isWord(archive) ? await readDocument(file, reading) : await readArchive(archive, reading)
    } finally {
      archive.close()
    }
  }
  const isMarkup = /^\s*(?:<\?xml|<!doctype|<html|%PDF|\{\\rtf)/i.test(head.toString('latin1'))
  if (isMarkup || !looksLikeText(head))
    throw new DocumentError('not_known', `${name}: ${head.toString('latin1').slice(0, 20)}`)
  return readText(await readFile(file), reading, null)
}
