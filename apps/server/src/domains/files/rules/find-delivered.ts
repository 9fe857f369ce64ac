import { uploadRules } from '@lectern/contract/files/upload-models'
import { CallError } from '../../../platform/http/call-error.ts'
import type { FileFacts } from '../file-cache.ts'
import type { FileRow } from '../files.repository.ts'
import { largestPicture, originalPath, pathOf } from '../files.presenter.ts'
import type { FileRights } from './file-rights.ts'

/** One object of a file that a reader may have. */
export interface Delivered {
  readonly key: string
  readonly mimeType: string
  /** The file, or what was made of it, to which the object belongs. */
  readonly of: FileRow
}

const streamTypes: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  ts: 'video/mp2t',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  aac: 'audio/aac',
  vtt: 'text/vtt',
}

/** One segment or playlist beside or below a stream's playlist. */
const streamPart = /^(?:[\w-]{1,40}\/)?[\w-]{1,80}\.(m3u8|ts|m4s|mp4|aac|vtt)$/

const isPlaylist = ({ role }: FileRow): boolean => role === 'hls' || role === 'hls_rendition'

/**
 * What stands at a path of a link; null when there is nothing for this reader. Only what is recorded is ever delivered:
 * the file, what is made of it, and the parts of its streams.
 *
 * @throws CallError download_not_allowed for a document that its place neither shows nor gives away
 */
export const findDelivered = (
  { file, children }: Pick<FileFacts, 'file' | 'children'>,
  standing: FileRights,
  path: string,
): Delivered | null => {
  if (path === originalPath) return original(file, children, standing)
  const child = children.find((each) => pathOf(each) === path)
  if (child) {
    if (child.role === 'preview_pdf' && !standing.mayPreview) throw new CallError('download_not_allowed')
    return { key: child.storageKey, mimeType: child.mimeType, of: child }
  }
  return partOfStream(file, children, path)
}

/**
 * The bytes as uploaded. A PDF may be looked at without being given away, and so may plain text; other documents are shown
 * by what is made of them. What a picture, a film or a sound tells besides itself, places above all, is the school's alone
 * where its staff uploaded it, and nobody's where a learner did.
 *
 * @throws CallError download_not_allowed
 */
const original = (file: FileRow, children: readonly FileRow[], standing: FileRights): Delivered => {
  const { isInside, mayPreview, mayDownload } = standing
  const isShownAsIs = file.kind !== 'document' || file.mimeType === 'text/plain'
  if (!mayDownload && !(mayPreview && isShownAsIs)) throw new CallError('download_not_allowed')
  const isOfStaff = uploadRules[file.model].by === 'staff'
  if (isBare(file) || (isInside && isOfStaff)) return deliver(file)
  const clean = cleanOf(file, children)
  if (clean) return deliver(clean)
  if (isUnmade(file) && (isInside || file.kind !== 'image')) return deliver(file)
  throw new CallError('download_not_allowed')
}

const deliver = (of: FileRow): Delivered => ({ key: of.storageKey, mimeType: of.mimeType, of })

const withMetadata: ReadonlySet<FileRow['kind']> = new Set(['image', 'video', 'audio'])

const isBare = ({ kind, meta }: FileRow): boolean => !withMetadata.has(kind) || meta['isBare'] === true

/** What shows or plays the same without a word about its maker. */
const cleanOf = ({ kind }: FileRow, children: readonly FileRow[]): FileRow | undefined => {
  const made = (role: FileRow['role']) => children.find((child) => child.role === role)
  if (kind === 'image') return made('clean') ?? largestPicture(children)
  return kind === 'video' ? made('mp4') : made('mp3')
}

/** Its processing has ended without anything that could be given instead. */
const isUnmade = ({ processStatus }: FileRow): boolean =>
  processStatus === 'completed' || processStatus === 'failed'

const partOfStream = (file: FileRow, children: readonly FileRow[], path: string): Delivered | null => {
  for (const playlist of children.filter(isPlaylist)) {
    const folder = pathOf(playlist).replace(/[^/]*$/, '')
    if (!path.startsWith(folder)) continue
    const [, extension] = streamPart.exec(path.slice(folder.length)) ?? []
    const mimeType = extension === undefined ? undefined : streamTypes[extension]
    if (mimeType) return { key: `${file.storageFolder}/${path}`, mimeType, of: playlist }
  }
  return null
}

/**
 * What a download address gives: the file as uploaded, of a film its MP4 unless the original is wanted, of a document to
 * be looked at its PDF, of a recording to be heard its MP3.
 *
 * @throws CallError download_not_allowed
 */
export const chooseDownload = (
  { file, children }: Pick<FileFacts, 'file' | 'children'>,
  standing: FileRights,
  {
    origin = false,
    preview = false,
  }: { readonly origin?: boolean | undefined; readonly preview?: boolean | undefined },
): { readonly delivered: Delivered; readonly name: string } => {
  const made = (role: FileRow['role']) => children.find((child) => child.role === role)
  const shown = preview && file.kind === 'document' ? made('preview_pdf') : undefined
  // Every browser plays it, and it weighs a tenth of what some upload.
  const heard = preview ? heardOf(file, children) : undefined
  const film = file.kind === 'video' && !origin ? made('mp4') : undefined
  if (shown && standing.mayPreview) return named(file, shown)
  if (!preview && !standing.mayDownload) throw new CallError('download_not_allowed')
  if (heard) return named(file, heard)
  if (film) return named(file, film)
  const delivered = original(file, children, standing)
  return delivered.of === file ? { delivered, name: file.originalName } : named(file, delivered.of)
}

const heardOf = ({ kind }: FileRow, children: readonly FileRow[]): FileRow | undefined =>
  kind === 'audio' ? children.find(({ role }) => role === 'mp3') : undefined

const named = ({ originalName }: FileRow, child: FileRow) => ({
  delivered: { key: child.storageKey, mimeType: child.mimeType, of: child },
  name: `${originalName.replace(/\.[^.]*$/, '')}.${child.extension}`,
})
