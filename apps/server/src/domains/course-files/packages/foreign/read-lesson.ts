import { posix } from 'node:path'
import { archiveLimits } from '@lectern/contract/course-files/archive-limits'
import type { ArchivedSection } from '@lectern/contract/course-files/course-archive'
import { unitOfFiles, unitOfQuiz, unitOfText } from '@lectern/contract/blocks/registry'
import { placedFileLimits } from '@lectern/contract/files/placed-file'
import { isAllowedLink } from '@lectern/contract/kernel/rich-text'
import { findElement } from '@lectern/contract/kernel/markup'
import type { LessonText, TextNode } from '@lectern/contract/rich-text/lesson-text'
import { isTextEmpty, lessonTextWords } from '@lectern/contract/rich-text/walk-text'
import { DocumentError } from '../../../../platform/documents/document-error.ts'
import { pathInside } from '../../../../platform/documents/archives/path-inside.ts'
import type { Archive } from '../../../../platform/documents/archives/read-archive.ts'
import type { ImportNotes } from '../import-notes.ts'
import { readSmallXml, type Resource, textOf, wordsOfFirst } from './manifest.ts'
import { kindOfPath, type PackageFiles } from './package-files.ts'
import { type PageContext, readPage } from './read-page.ts'

export interface ForeignContext {
  readonly archive: Archive
  readonly files: PackageFiles
  readonly notes: ImportNotes
  readonly key: () => string
  /** Reads an assessment and says under which number its quiz is known; null where nothing could be made of it. */
  readonly quizOf: (path: string, title: string) => Promise<number | null>
}

type Units = ArchivedSection['units']

/** Fewer letters on the page of a program say nothing without the program. */
const leastLetters = 40

const textUnit = (text: LessonText, key: string): Units => {
  if (isTextEmpty(text)) return []
  return [{ key, title: '', ...unitOfText(text) }]
}

const placed = (uuid: string) => ({ uuid, allow_doc_preview: null, allow_doc_download: null })

/** Files as a lesson shows them: films and sounds to play, everything else to take along. */
const unitsFor = (paths: readonly string[], { files, key }: ForeignContext): Units => {
  const known = paths.flatMap((path) => {
    const uuid = files.take(path)
    return uuid === null ? [] : [{ uuid, kind: kindOfPath(path) }]
  })
  const documents = known.filter(({ kind }) => kind !== 'video' && kind !== 'audio')
  const played = known.flatMap(({ uuid, kind }) =>
    kind === 'video' || kind === 'audio' ? [unitOfFiles(kind, [placed(uuid)])] : [],
  )
  const most = placedFileLimits.perUnit
  const lists = Array.from({ length: Math.ceil(documents.length / most) }, (_each, at) =>
    unitOfFiles(
      'files',
      documents.slice(at * most, (at + 1) * most).map(({ uuid }) => placed(uuid)),
    ),
  )
  return [...played, ...lists].map((unit) => ({ key: key(), title: '', ...unit }))
}

/** Cartridges name their own files by a sign instead of a way to them. */
const fileBase = /^(?:\$|%24)IMS[-_]CC[-_]FILEBASE(?:\$|%24)\/?(?:\.\.\/)*/i

const pageContext = (context: ForeignContext, path: string, place: string): PageContext => ({
  ...context,
  place,
  pathOf: (address) => {
    if (fileBase.test(address)) {
      const rest = address.replace(fileBase, '')
      const candidates = [pathInside('top', `web_resources/${rest}`), pathInside('top', rest)]
      return candidates.find((each) => each !== null && context.archive.bytesOf(each) !== undefined) ?? null
    }
    const inside = pathInside(path, address)
    return inside !== null && context.archive.bytesOf(inside) !== undefined ? inside : null
  },
})

const readHtmlPage = async (
  resource: Resource,
  path: string,
  place: string,
  context: ForeignContext,
): Promise<Units> => {
  const isLarge = (context.archive.bytesOf(path) ?? 0) > archiveLimits.pageBytes
  const bytes = isLarge ? undefined : await context.archive.read(path, archiveLimits.pageBytes)
  const page = bytes && readPage(textOf(bytes), pageContext(context, path, place))
  if (!page || page.text === null) {
    context.notes.add('page_too_large', place, path)
    return unitsFor([path], context)
  }
  const isShort = lessonTextWords(page.text).trim().length < leastLetters
  if ((resource.isProgram || page.hasScripts) && isShort) {
    context.notes.add('program_attached', place, posix.basename(path))
    const played = resource.files.filter((file) => ['video', 'audio', 'document'].includes(kindOfPath(file)))
    return [
      ...textUnit(page.text, context.key()),
      ...unitsFor([...new Set([path, ...page.attached, ...played])], context),
    ]
  }
  if (resource.isProgram && page.hasScripts) context.notes.add('text_changed', place, posix.basename(path))
  return [...textUnit(page.text, context.key()), ...unitsFor(page.attached, context)]
}

const lineOf = (words: string, href?: string): TextNode => ({
  type: 'paragraph',
  content: [
    {
      type: 'text',
      text: words,
      ...(href === undefined ? {} : { marks: [{ type: 'link', attrs: { href, target: '_blank' } }] }),
    },
  ],
})

const readWebLink = async (path: string, place: string, context: ForeignContext): Promise<Units> => {
  const root = await readSmallXml(context.archive, path)
  const href = (root && findElement(root, 'url')?.attributes['href']) ?? ''
  if (!root || !isAllowedLink(href)) {
    context.notes.add('link_lost', place, href)
    return []
  }
  const line = lineOf(wordsOfFirst(root, 'title') || href, href)
  return textUnit({ version: 2, doc: { type: 'doc', content: [line] } }, context.key())
}

/** What was asked is kept as a text; what was answered is in no cartridge. */
const readDiscussion = async (path: string, place: string, context: ForeignContext): Promise<Units> => {
  context.notes.add('discussion_lost', place)
  const root = await readSmallXml(context.archive, path)
  if (!root) return []
  const page = readPage(wordsOfFirst(root, 'text'), pageContext(context, path, place))
  return page.text === null
    ? []
    : [...textUnit(page.text, context.key()), ...unitsFor(page.attached, context)]
}

const readQuiz = async (path: string, place: string, context: ForeignContext): Promise<Units> => {
  const quiz = await context.quizOf(path, place)
  return quiz === null ? [] : [{ key: context.key(), title: '', ...unitOfQuiz(quiz) }]
}

const readUnits = async (
  resource: Resource,
  path: string,
  place: string,
  context: ForeignContext,
): Promise<Units> => {
  if (resource.type.startsWith('imswl_')) return readWebLink(path, place, context)
  if (resource.type.startsWith('imsdt_')) return readDiscussion(path, place, context)
  if (/^imsqti_.*assessment$/.test(resource.type)) return readQuiz(path, place, context)
  if (resource.type.startsWith('imsbasiclti_')) {
    context.notes.add('tool_lost', place)
    return []
  }
  const kind = kindOfPath(path)
  if (kind === 'page') return readHtmlPage(resource, path, place, context)
  if (kind === 'part') {
    context.notes.add('item_unknown', place, resource.type || posix.basename(path))
    return []
  }
  if (kind !== 'picture') return unitsFor([path], context)
  const fileId = context.files.take(path, true)
  const image: TextNode = { type: 'image', attrs: { fileId, alt: '' } }
  return textUnit({ version: 2, doc: { type: 'doc', content: [image] } }, context.key())
}

/**
 * What stands in a lesson that is made of an entry of an outline.
 *
 * @throws DocumentError unsafe
 */
export const readForeignLesson = async (
  { title, resource, isMissing }: { title: string; resource: Resource | null; isMissing: boolean },
  context: ForeignContext,
): Promise<ArchivedSection[]> => {
  const path = resource?.path ?? null
  if (isMissing || (resource !== null && path === null)) context.notes.add('page_missing', title)
  if (!resource || path === null) return [{ name: '', units: [] }]
  try {
    return [{ name: '', units: await readUnits(resource, path, title, context) }]
  } catch (error) {
    if (!(error instanceof DocumentError) || error.code !== 'broken') throw error
    context.notes.add('page_missing', title, path)
    return [{ name: '', units: [] }]
  }
}
