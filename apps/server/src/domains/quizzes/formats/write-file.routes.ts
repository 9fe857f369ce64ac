import { z } from 'zod'
import { idParam } from '@lectern/contract/kernel/ids'
import { outFormats, templateFormats } from '@lectern/contract/quizzes/formats/file/file-formats'
import { found, notFound } from '../../../platform/http/call-error.ts'
import type { ByteApp, ByteReply } from '../../../platform/http/sending/byte-call.ts'
import { dispositionOf } from '../../../platform/http/sending/send-object.ts'
import { findQuiz } from '../quizzes.repository.ts'
import type { FormatDependencies } from './format-dependencies.ts'
import { outPictures } from './out-pictures.ts'
import { seatFor } from '../../../platform/http/sending/seat-for.ts'
import { exampleQuestions } from './example-questions.ts'
import { writeQuiz, writeTable, type WrittenFile } from './write-quiz.ts'

const params = z.object({ quiz: idParam })
const query = z.object({ format: z.enum(outFormats) })

const template = z.object({ format: z.enum(templateFormats) })

const plainName = (name: string): string => name.replaceAll(/[\\/:*?"<>|]/g, ' ').trim() || 'quiz'

const send = (reply: ByteReply, name: string, { bytes, extension, mimeType }: WrittenFile) =>
  reply
    .headers({
      'content-type': mimeType,
      'content-disposition': dispositionOf('attachment', `${plainName(name)}.${extension}`),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    .send(bytes)

/** Mounts the routes that give questions out as files. */
export const mountWriteFile = (app: ByteApp, { caller, files }: FormatDependencies): void => {
  app.get('/api/v1/quizzes/template', async (request, reply) => {
    await seatFor(await caller.of(request, reply), ['quiz_edit', 'quiz_create'])
    const format = template.safeParse(request.query).data?.format
    if (!format) throw notFound('no such format')
    return send(reply, 'questions', await writeTable(format, exampleQuestions))
  })

  app.get('/api/v1/quizzes/:quiz/file', async (request, reply) => {
    const call = await caller.of(request, reply)
    const { schoolId } = await seatFor(call, ['quiz_read'])
    const wanted = params.safeParse(request.params).data
    const format = query.safeParse(request.query).data?.format
    if (!wanted || !format) throw notFound('no such quiz or format')
    const quiz = found(await findQuiz(files.db, schoolId, wanted.quiz))
    const { questions } = quiz.content
    const pictures = await outPictures(files, schoolId, questions)
    return send(reply, quiz.name, await writeQuiz(format, { name: quiz.name, questions, pictures }))
  })
}
