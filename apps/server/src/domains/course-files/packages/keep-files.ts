import { Readable } from 'node:stream'
import { archiveLimits } from '@lectern/contract/course-files/archive-limits'
import type { ArchivedFile } from '@lectern/contract/course-files/course-archive'
import { captionLimits } from '@lectern/contract/files/captions'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { DocumentError } from '../../../platform/documents/document-error.ts'
import type { Archive } from '../../../platform/documents/archives/read-archive.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { pictureUrl, storePicture } from '../../../platform/pictures/pictures.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { addCaptions, describeFile, receiveStream } from '../../files/index.ts'
import type { CoursePackage } from './course-package.ts'
import type { ImportNotes } from './import-notes.ts'

/** A field of what is noted with every file that an import keeps: by it they are found when the import fails. */
export const importField = 'course_import'

export interface Keeping {
  readonly dependencies: Pick<Dependencies, 'db' | 'env' | 'storage' | 'notifications'>
  readonly archive: Archive
  readonly notes: ImportNotes
  readonly schoolId: SchoolId
  readonly ownerId: number
  readonly importId: number
  readonly now: () => Date
}

type OnBytes = (bytes: number) => Promise<void>

/** What was kept, by the numbers and names of the archive. */
export interface KeptFiles {
  readonly uuidOf: (fileNumber: number) => string | undefined
  readonly pictureOf: (path: string) => string | undefined
}

/**
 * Keeps the files of a package in the storage of the school, one after the other, as uploads are kept. One that the school does not take
 * is noted and left out.
 *
 * @param onBytes hears of bytes before they are kept; what it throws ends the work
 * @throws CallError quota_exceeded; DocumentError where bytes are not what the package says
 */
export const keepFiles = async (
  keeping: Keeping,
  course: CoursePackage,
  onBytes: OnBytes,
): Promise<KeptFiles> => {
  const uuids = new Map<number, string>()
  for (const file of course.files) {
    const uuid = await keepFile(keeping, course, file, onBytes)
    if (uuid !== undefined) uuids.set(file.number, uuid)
  }
  const pictures = await keepPictures(keeping, course)
  return { uuidOf: (number) => uuids.get(number), pictureOf: (path) => pictures.get(path) }
}

const keepFile = async (
  { dependencies, archive, notes, ...keeper }: Keeping,
  course: CoursePackage,
  file: ArchivedFile,
  onBytes: OnBytes,
): Promise<string | undefined> => {
  const source = await archive.stream(file.path)
  if (!source) {
    notes.add('file_missing', file.name)
    return undefined
  }
  const stream = Readable.from(heard(source, onBytes), { objectMode: false })
  const { schoolId, ownerId, importId } = keeper
  const now = keeper.now()
  const model = file.in_storage ? ('courseLesson' as const) : ('quiz' as const)
  const meta = { convert_media: file.convert_media, [importField]: importId }
  try {
    const arriving = { schoolId, ownerId, folderId: null, model, name: file.name, stream, meta }
    const kept = await receiveStream(dependencies, arriving, now)
    const sum = course.sumOf(file.path)
    if (sum !== undefined && sum !== kept.sha256) throw new DocumentError('broken', `${file.path} is another`)
    const { caption, allow_doc_preview: allowDocPreview, allow_doc_download: allowDocDownload } = file
    if (caption !== '' || allowDocPreview !== null || allowDocDownload !== null)
      await dependencies.db.transaction((tx) =>
        describeFile(tx, schoolId, kept.id, { caption, allowDocPreview, allowDocDownload }),
      )
    await storeCaptions({ dependencies, archive, notes, ...keeper }, file, kept.uuid)
    return kept.uuid
  } catch (error) {
    if (!(error instanceof CallError) || error.code === 'quota_exceeded') throw error
    notes.add('file_refused', file.name)
    return undefined
  } finally {
    source.destroy()
  }
}

async function* heard(source: Readable, onBytes: OnBytes) {
  for await (const part of source) {
    if (!Buffer.isBuffer(part)) continue
    await onBytes(part.length)
    yield part
  }
}

const storeCaptions = async (
  { dependencies, archive, notes, schoolId, now }: Keeping,
  file: ArchivedFile,
  uuid: string,
): Promise<void> => {
  for (const { language, label, path } of file.captions) {
    const bytes = await archive.read(path, captionLimits.bytes)
    try {
      if (!bytes) throw new CallError('captions_invalid')
      const wish = { schoolId, uuid, language, label, text: bytes.toString('utf8') }
      await dependencies.db.transaction((tx) => addCaptions(tx, dependencies, wish, now()))
    } catch (error) {
      if (!(error instanceof CallError) || error.code === 'quota_exceeded') throw error
      notes.add('captions_lost', file.name, language)
    }
  }
}

/** Cover and pictures of lessons: decoded and made anew, as every picture that somebody sends. */
const keepPictures = async (
  { dependencies, archive, notes }: Keeping,
  { course, program }: CoursePackage,
): Promise<ReadonlyMap<string, string>> => {
  const named = [
    course.cover,
    ...program.lessons.flatMap(({ image, previews }) => [image, ...previews.map(({ url }) => url)]),
  ]
  const paths = new Set(named.filter((each) => each?.startsWith('pictures/') === true))
  const urls = new Map<string, string>()
  for (const path of paths) {
    if (path === null) continue
    try {
      const bytes = await archive.read(path, archiveLimits.pageBytes)
      if (!bytes) throw new CallError('picture_unreadable')
      const key = await storePicture(dependencies.storage, { image: bytes.toString('base64'), fit: 'wide' })
      urls.set(path, pictureUrl(key, path.endsWith('-512.webp') ? 512 : 1280))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      notes.add('picture_lost', path)
    }
  }
  return urls
}
