import type { DerivedFile, File } from '@lectern/contract/files/file'
import type { DerivedFileRole } from '@lectern/contract/files/kinds'
import type { FileFacts } from './file-cache.ts'
import type { FileRow, UsageRow } from './files.repository.ts'
import type { FileRights } from './rules/file-rights.ts'

/** The address of something of a file: `path` as `pathOf` and `originalPath` give it. */
export type LinkOf = (path: string) => string

/** Where a reader finds the bytes as uploaded. */
export const originalPath = 'original'

/** Where a reader finds something made of a file: below the file's own folder, as it is stored. */
export const pathOf = (child: Pick<FileRow, 'storageKey' | 'storageFolder'>): string =>
  child.storageKey.slice(child.storageFolder.length + 1)

/** The poster of a video first (document 001 §3). */
const roleOrder: readonly DerivedFileRole[] = [
  'poster',
  'hls',
  'mp4',
  'mp3',
  'aac',
  'preview_pdf',
  'image',
  'hls_rendition',
  'storyboard',
  'storyboard_vtt',
  'captions',
]
const place = ({ role }: FileRow): number => (role === null ? roleOrder.length : roleOrder.indexOf(role))

const byWidth = (a: FileRow, b: FileRow): number => (a.width ?? 0) - (b.width ?? 0)
const firstOf = (children: readonly FileRow[], ...roles: DerivedFileRole[]): FileRow | undefined =>
  roles.map((role) => children.find((child) => child.role === role)).find(Boolean)

/** What is shown of a file: the best that is made of it, else the file itself once its processing is over. */
const shownPath = ({ file, children }: FileFacts): string | null => {
  const made = shownChild(file, children)
  if (made) return pathOf(made)
  // A picture that was refused for its size, or that browsers do not read, is for those who take it along.
  const isRefused = file.kind === 'image' && file.processError !== null
  return isRefused || ['pending', 'processing'].includes(file.processStatus) ? null : originalPath
}

const shownChild = (file: FileRow, children: readonly FileRow[]): FileRow | undefined => {
  if (file.kind === 'video') return firstOf(children, 'hls', 'mp4')
  return file.kind === 'image' ? largestPicture(children) : undefined
}

/** The largest picture that every browser shows. */
export const largestPicture = (children: readonly FileRow[]): FileRow | undefined =>
  children
    .filter(({ role, mimeType }) => role === 'image' && mimeType === 'image/webp')
    .toSorted(byWidth)
    .at(-1)

const previewChild = ({ file, children }: FileFacts): FileRow | undefined =>
  file.kind === 'image'
    ? children
        .filter(({ role, mimeType }) => role === 'image' && mimeType === 'image/webp')
        .toSorted(byWidth)[0]
    : firstOf(children, 'poster')

/**
 * A file as somebody may see it. Whoever is not inside learns nothing of folder and places.
 *
 * @param usage the place in which it is shown
 */
export const presentFile = (
  facts: FileFacts,
  standing: FileRights,
  linkOf: LinkOf,
  usage: UsageRow | null = null,
): File => {
  const { file, children, usages } = facts
  const preview = previewChild(facts)
  const shown = standing.mayPreview || standing.mayDownload ? shownPath(facts) : null
  return {
    id: file.id,
    uuid: file.uuid,
    url: shown === null ? null : linkOf(shown),
    preview_path: preview ? linkOf(pathOf(preview)) : null,
    original_name: shownName(file, standing),
    extension: file.extension,
    mime_type: file.mimeType,
    kind: file.kind,
    bytes: file.bytes,
    process_status: file.processStatus,
    process_progress: file.processProgress,
    process_error: file.processError,
    width: file.width,
    height: file.height,
    duration: file.duration,
    pages: file.pages,
    peaks: file.peaks,
    allow_doc_preview: file.allowDocPreview ?? false,
    allow_doc_download: file.allowDocDownload ?? true,
    children: presentChildren(children, standing, linkOf),
    pivot: usage && { allow_doc_preview: usage.allowDocPreview, allow_doc_download: usage.allowDocDownload },
    uploaded_at: file.uploadedAt.toISOString(),
    only_upload: file.onlyUpload,
    model: file.model,
    caption: standing.isNameless ? '' : file.caption,
    folder_id: standing.isInside ? file.folderId : null,
    usages_count: standing.isInside ? usages.length : 0,
  }
}

/** What a file is called to who sees it: a word that tells nothing where its name might tell who uploaded it. */
export const shownName = (
  { originalName, extension }: Pick<FileRow, 'originalName' | 'extension'>,
  { isNameless }: FileRights,
): string => (isNameless ? `file.${extension}` : originalName)

const presentChildren = (
  children: readonly FileRow[],
  { mayPreview }: FileRights,
  linkOf: LinkOf,
): DerivedFile[] =>
  children
    .filter(({ role }) => role !== 'clean' && (mayPreview || role !== 'preview_pdf'))
    .toSorted((a, b) => place(a) - place(b) || byWidth(a, b))
    .flatMap((child) => (child.role === null ? [] : [presentChild(child, child.role, linkOf)]))

const presentChild = (child: FileRow, role: DerivedFileRole, linkOf: LinkOf): DerivedFile => ({
  id: child.id,
  uuid: child.uuid,
  role,
  url: linkOf(pathOf(child)),
  mime_type: child.mimeType,
  extension: child.extension,
  bytes: child.bytes,
  width: child.width,
  height: child.height,
  duration: child.duration,
  language: child.language,
  label: child.label,
})
