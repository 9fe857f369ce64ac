import { z } from 'zod'
import { type LessonFileFormat, lessonFileFormats } from '@lectern/contract/lessons/formats/read-lesson-file'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import { localeOf } from '../../../platform/http/requests/locale-of.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import { attachmentHeaders } from '../../../platform/http/sending/attachment.ts'
import type { ByteApp, ByteReply, ByteRequest } from '../../../platform/http/sending/byte-call.ts'
import { answerInFolder } from '../../../platform/uploads/work-folder.ts'
import type { WorkOwner } from '../../../platform/work-turns.ts'
import { findSchool } from '../../schools/index.ts'
import { admitToLesson, lessonInAddress } from '../lesson-admission.ts'
import { loadLesson } from '../use-cases/load-lesson.ts'
import type { LessonFileDependencies } from './format-dependencies.ts'
import type { GivenLesson } from './given-lesson.ts'
import { writeLessonApart } from './write-apart.ts'

const query = z.object({ format: z.enum(lessonFileFormats) })

const word = {
  extension: 'docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const
const archive = { extension: 'zip', mimeType: 'application/zip' } as const
const markdown = { extension: 'md', mimeType: 'text/markdown; charset=utf-8' } as const

const typeOf = (format: LessonFileFormat, hasPictures: boolean) => {
  if (format === 'docx') return word
  return hasPictures ? archive : markdown
}

/** Mounts `GET /api/v1/lessons/:lesson/export`. */
export const mountExport = (app: ByteApp, { caller, files, mayAuthor }: LessonFileDependencies): void => {
  const send = (request: ByteRequest, reply: ByteReply, owner: WorkOwner, given: GivenLesson) =>
    answerInFolder(request, reply, async (folder, signal) => {
      const { stream, bytes, given: values } = await writeLessonApart({ files, owner, given, folder, signal })
      const type = typeOf(given.format, values > 1)
      reply.headers(attachmentHeaders({ name: given.lesson.title, otherwise: 'lesson', ...type, bytes }))
      return stream
    })

  app.get('/api/v1/lessons/:lesson/export', async (request, reply) => {
    const call = await caller.of(request, reply)
    const lessonId = lessonInAddress(request)
    const { schoolId } = await admitToLesson(call, files.db, mayAuthor, { lessonId, right: 'course_read' })
    if (!call.actor) throw new CallError('unauthenticated')
    const { format } = query.safeParse(request.query).data ?? {}
    if (!format) throw notFound('no such format')
    const lesson = await loadLesson(files.db, { schoolId, lessonId })
    const origin = originOf(files.env, found(await findSchool(files.db, schoolId)))
    const { textsFolder } = files
    const owner = { schoolId, userId: call.actor.userId }
    return send(request, reply, owner, { format, lesson, origin, locale: localeOf(request), textsFolder })
  })
}
