import { posix } from 'node:path'
import { archiveLimits } from '@lectern/contract/course-files/archive-limits'
import { type ArchivedFile, standInOf } from '@lectern/contract/course-files/course-archive'
import { extensionOf, fileLimits } from '@lectern/contract/files/upload-models'
import { DocumentError } from '../../../../platform/documents/document-error.ts'
import type { Archive } from '../../../../platform/documents/archives/read-archive.ts'

/** Files of a package that its course shows, each once. */
export interface PackageFiles {
  /**
   * What documents call a file of the archive; null where it is not there.
   *
   * @param isPicture whether it stands in a text, and so in no list of files
   */
  readonly take: (path: string, isPicture?: boolean) => string | null
  readonly all: () => readonly ArchivedFile[]
}

/** @throws DocumentError too_many, when the file is asked for */
export const createPackageFiles = (archive: Archive): PackageFiles => {
  const files = new Map<string, ArchivedFile>()
  return {
    take: (address, isPicture = false) => {
      const path = archive.pathOf(address)
      const bytes = path === undefined ? undefined : archive.bytesOf(path)
      if (path === undefined || bytes === undefined) return null
      const known = files.get(path)
      if (!known && files.size >= archiveLimits.files) throw new DocumentError('too_many', 'files')
      const file = known ?? fileOf(path, files.size + 1, bytes)
      files.set(path, { ...file, in_storage: file.in_storage || !isPicture })
      return standInOf(file.number)
    },
    all: () => [...files.values()],
  }
}

const fileOf = (path: string, number: number, bytes: number): ArchivedFile => ({
  number,
  path,
  name: posix.basename(path).slice(-fileLimits.name),
  bytes,
  caption: '',
  in_storage: false,
  convert_media: true,
  allow_doc_preview: null,
  allow_doc_download: null,
  captions: [],
})

const kinds = {
  video: new Set(['mp4', 'webm', 'mov', 'm4v', 'ogv', 'avi', 'mkv', 'mpg', 'mpeg']),
  audio: new Set(['mp3', 'm4a', 'ogg', 'oga', 'wav', 'aac', 'flac']),
  picture: new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'svg', 'avif', 'bmp']),
  page: new Set(['html', 'htm', 'xhtml']),
  /** Of pages and programs, and of no use without them. */
  part: new Set([
    'js',
    'mjs',
    'css',
    'xml',
    'xsd',
    'dtd',
    'json',
    'swf',
    'woff',
    'woff2',
    'ttf',
    'eot',
    'map',
  ]),
} as const

/** What a file of a package is to a lesson, by its name. */
export const kindOfPath = (path: string): keyof typeof kinds | 'document' => {
  const extension = extensionOf(path)
  if (kinds.video.has(extension)) return 'video'
  if (kinds.audio.has(extension)) return 'audio'
  if (kinds.picture.has(extension)) return 'picture'
  if (kinds.page.has(extension)) return 'page'
  return kinds.part.has(extension) ? 'part' : 'document'
}
