import { createHash } from 'node:crypto'
import { z } from 'zod'
import { archiveLimits } from '@lectern/contract/course-files/archive-limits'
import {
  archivedCourse,
  archivedFiles,
  archivedLesson,
  archivedParticipant,
  archivedProgram,
  archivedQuiz,
  archiveFormat,
  archiveHead,
  archivePaths,
  archiveVersion,
} from '@lectern/contract/course-files/course-archive'
import { DocumentError } from '../../../../platform/documents/document-error.ts'
import type { Archive } from '../../../../platform/documents/archives/read-archive.ts'
import type { CoursePackage, PackageContext } from '../course-package.ts'
import { ImportFailure } from '../import-failure.ts'

const anyVersion = z.object({ format: z.literal(archiveFormat), version: z.int() })

/** Whether an archive says that it is a course of this product. */
export const isLecternFile = ({ paths }: Archive): boolean => paths.includes(archivePaths.head)

const readHead = async (archive: Archive) => {
  const bytes = await archive.read(archivePaths.head, archiveLimits.documentBytes)
  const head: unknown = JSON.parse(String(bytes))
  const { version } = anyVersion.parse(head)
  if (version > archiveVersion) throw new ImportFailure('newer_version', String(version))
  return archiveHead.parse(head)
}

/**
 * A course of this product. Every document is read by the schemas that calls are read by, and must be what the list of the archive says.
 *
 * @throws DocumentError, ImportFailure, ZodError
 */
export const readLectern = async ({ archive }: PackageContext): Promise<CoursePackage> => {
  const head = await readHead(archive)
  const sums = new Map(head.entries.map(({ path, sha256 }) => [path, sha256]))
  let documentBytes = 0

  const readText = async (path: string): Promise<string> => {
    const bytes = await archive.read(path, archiveLimits.documentBytes)
    if (!bytes) throw new DocumentError('broken', `${path} is missing`)
    documentBytes += bytes.length
    if (documentBytes > archiveLimits.documentsBytes) throw new DocumentError('too_large', 'all documents')
    if (createHash('sha256').update(bytes).digest('hex') !== sums.get(path))
      throw new DocumentError('broken', `${path} is another`)
    const text = bytes.toString('utf8')
    // No database keeps this letter.
    if (text.includes(String.raw`\u0000`))
      throw new DocumentError('broken', `${path} has a letter of no text`)
    return text
  }
  const read = async <T extends z.ZodType>(path: string, schema: T): Promise<z.output<T>> =>
    schema.parse(JSON.parse(await readText(path)))
  const numbered = async <T extends z.ZodType<{ readonly number: number }>>(
    path: string,
    number: number,
    schema: T,
  ): Promise<z.output<T>> => {
    const document = await read(path, schema)
    if (document.number !== number) throw new DocumentError('broken', `${path} has another number`)
    return document
  }

  const { files } = await read(archivePaths.files, archivedFiles)
  return {
    kind: 'lectern',
    course: await read(archivePaths.course, archivedCourse),
    program: await read(archivePaths.program, archivedProgram),
    files,
    sumOf: (path) => sums.get(path),
    readLesson: (number) => numbered(archivePaths.lesson(number), number, archivedLesson),
    readQuiz: (number) => numbered(archivePaths.quiz(number), number, archivedQuiz),
    readParticipants: async () => {
      if (!archive.paths.includes(archivePaths.progress)) return []
      const lines = (await readText(archivePaths.progress)).split('\n').filter((line) => line !== '')
      if (lines.length > archiveLimits.participants) throw new DocumentError('too_many', 'participants')
      return lines.map((line) => archivedParticipant.parse(JSON.parse(line)))
    },
  }
}
