import type { Readable } from 'node:stream'
import { z } from 'zod'
import { idParam } from '@lectern/contract/kernel/ids'
import { queryFlag } from '@lectern/contract/kernel/paging'
import { streamArchive } from '../../../platform/documents/archives/stream-archive.ts'
import type { Identity, StaffSeat } from '../../../platform/http/call.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import type { SchoolEntry } from '../../../platform/http/school-entry.ts'
import {
  type ByteApp,
  type ByteCall,
  type ByteReply,
  type ByteRequest,
  createByteCaller,
} from '../../../platform/http/sending/byte-call.ts'
import { dispositionOf } from '../../../platform/http/sending/send-object.ts'
import { countTry, limitKey } from '../../../platform/limits/limits.ts'
import { answerInFolder } from '../../../platform/uploads/work-folder.ts'
import type { FileDependencies } from '../../files/index.ts'
import { type CourseRow, findCourse, findCourseSchool } from '../../courses/index.ts'
import { assembleArchive } from './assemble-archive.ts'
import { createDocumentFolder } from './document-folder.ts'
import { createDownloadTurns } from './download-turns.ts'
import { writeDocuments } from './write-documents.ts'
import { writeProgress } from './write-progress.ts'
import { loadLearnerScope, mayOnProduct } from '../../teams/index.ts'

const params = z.object({ course: idParam })
const query = z.object({ with_progress: queryFlag })

/** Downloads of one person; each reads a whole course. */
const perHour = { most: 30, windowMs: 60 * 60 * 1000 } as const

interface Admitted {
  readonly seat: StaffSeat
  readonly userId: number
  readonly course: CourseRow
}

/** Mounts `GET /api/v1/courses/:course/archive` (contract `course-files/course-files.bytes`). */
export const mountCourseFiles = (
  app: ByteApp,
  files: FileDependencies,
  doors: { readonly identity: Identity; readonly gate: SchoolEntry },
): void => {
  const caller = createByteCaller({ ...doors, clock: files.clock })
  const turns = createDownloadTurns()

  /**
   * A link names no school, so it is that of the course.
   *
   * @throws CallError unauthenticated (401), not_found, address_refused, session_limit, device_limit (403)
   */
  const admit = async (call: ByteCall, request: ByteRequest, withProgress: boolean): Promise<Admitted> => {
    if (!call.actor) throw new CallError('unauthenticated')
    const courseId = found(params.safeParse(request.params).data?.course ?? null)
    const schoolId = found(await findCourseSchool(files.db, courseId))
    const seat = found(await call.seatIn(schoolId))
    await call.enter(schoolId)
    const course = found(await findCourse(files.db, schoolId, courseId))
    const rights = withProgress ? (['course_export', 'course_read'] as const) : (['course_export'] as const)
    if (!rights.every((right) => mayOnProduct(seat, right, course.product)))
      throw notFound('a course of others')
    return { seat, userId: call.actor.userId, course }
  }

  const archiveOf = async (
    folder: string,
    { seat, userId, course }: Admitted,
    withProgress: boolean,
    now: Date,
  ) => {
    const address = { schoolId: seat.schoolId, courseId: course.id }
    const documents = createDocumentFolder(folder)
    const named = await writeDocuments(files.db, address, documents)
    const { id: productId, typeId } = course.product
    const participants = withProgress
      ? await writeProgress(
          files.db,
          {
            ...address,
            productId,
            lessons: named.lessons,
            scope: await loadLearnerScope(files.db, seat, userId, ['course_read'], typeId),
            now,
          },
          documents,
        )
      : 0
    const parts = { documents: documents.entries(), named, participants, now }
    return streamArchive(await assembleArchive(files.storage, parts))
  }

  const send = async (request: ByteRequest, reply: ByteReply, folder: string): Promise<Readable> => {
    const call = await caller.of(request, reply)
    const withProgress = query.safeParse(request.query).data?.with_progress ?? false
    const admitted = await admit(call, request, withProgress)
    const key = limitKey('course-files.downloadCourse', String(admitted.userId))
    await countTry(files.db, [{ key, ...perHour }], call.now)
    const end = turns.begin(admitted.userId)
    try {
      const { stream, bytes } = await archiveOf(folder, admitted, withProgress, call.now)
      stream.once('close', end)
      reply.headers({
        'content-type': 'application/zip',
        'content-length': bytes,
        'content-disposition': dispositionOf('attachment', `${plainName(admitted.course.product.title)}.zip`),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      })
      return stream
    } catch (error) {
      end()
      throw error
    }
  }

  // Whoever asks for the head alone would have the whole course put together, and the turn never given back.
  app.get('/api/v1/courses/:course/archive', { exposeHeadRoute: false }, (request, reply) =>
    answerInFolder(request, reply, (folder) => send(request, reply, folder)),
  )
}

const plainName = (name: string): string => name.replaceAll(/[\\/:*?"<>|]/g, ' ').trim() || 'course'
