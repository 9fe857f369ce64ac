import { z } from 'zod'
import { lessonFileFormats } from '@lectern/contract/lessons/formats/read-lesson-file'
import { found, notFound } from '../../../platform/http/call-error.ts'
import { localeOf } from '../../../platform/http/requests/locale-of.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import type { ByteApp } from '../../../platform/http/sending/byte-call.ts'
import { dispositionOf } from '../../../platform/http/sending/send-object.ts'
import { createCompiledTexts } from '../../../platform/texts/compiled-texts.ts'
import { findSchool } from '../../schools/index.ts'
import { admitToLesson, lessonInAddress } from '../lesson-admission.ts'
import { loadLesson } from '../use-cases/load-lesson.ts'
import type { LessonFileDependencies } from './format-dependencies.ts'
import { lessonPictures } from './lesson-pictures.ts'
import { writeLesson } from './write-lesson.ts'
import { wordsForLeftOut } from './words-for-left-out.ts'

const query = z.object({ format: z.enum(lessonFileFormats) })

const plainName = (name: string): string => name.replaceAll(/[\\/:*?"<>|]/g, ' ').trim() || 'lesson'

/** Mounts `GET /api/v1/lessons/:lesson/export`. */
export const mountExport = (app: ByteApp, { caller, files, mayAuthor }: LessonFileDependencies): void => {
  const texts = createCompiledTexts(files.textsFolder)

  app.get('/api/v1/lessons/:lesson/export', async (request, reply) => {
    const call = await caller.of(request, reply)
    const lessonId = lessonInAddress(request)
    const { schoolId } = await admitToLesson(call, files.db, mayAuthor, { lessonId, right: 'course_read' })
    const { format } = query.safeParse(request.query).data ?? {}
    if (!format) throw notFound('no such format')
    const lesson = await loadLesson(files.db, { schoolId, lessonId })
    const origin = originOf(files.env, found(await findSchool(files.db, schoolId)))
    const { bytes, extension, mimeType } = await writeLesson(format, {
      lesson,
      origin,
      pictures: await lessonPictures(files, schoolId, lesson, format),
      wordsFor: wordsForLeftOut(texts, localeOf(request)),
    })
    return reply
      .headers({
        'content-type': mimeType,
        'content-disposition': dispositionOf('attachment', `${plainName(lesson.title)}.${extension}`),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      })
      .send(bytes)
  })
}
