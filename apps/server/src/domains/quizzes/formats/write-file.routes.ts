import { z } from 'zod'
import { idParam } from '@lectern/contract/kernel/ids'
import { type OutFormat, outFormats, templateFormats } from '@lectern/contract/quizzes/formats/file-formats'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import { attachmentHeaders } from '../../../platform/http/sending/attachment.ts'
import type { ByteApp, ByteReply, ByteRequest } from '../../../platform/http/sending/byte-call.ts'
import { seatFor } from '../../../platform/http/sending/seat-for.ts'
import { answerInFolder } from '../../../platform/uploads/work-folder.ts'
import type { WorkOwner } from '../../../platform/work-turns.ts'
import { findQuiz } from '../quizzes.repository.ts'
import { exampleQuestions } from './example-questions.ts'
import type { FormatDependencies } from './format-dependencies.ts'
import type { GivenQuiz } from './given-quiz.ts'
import { writeQuizApart } from './write-apart.ts'

const params = z.object({ quiz: idParam })
const query = z.object({ format: z.enum(outFormats) })

const template = z.object({ format: z.enum(templateFormats) })

const fileTypes: Readonly<Record<OutFormat, { readonly extension: string; readonly mimeType: string }>> = {
  moodle: { extension: 'xml', mimeType: 'application/xml' },
  xlsx: {
    extension: 'xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  csv: { extension: 'csv', mimeType: 'text/csv; charset=utf-8' },
  qti: { extension: 'zip', mimeType: 'application/zip' },
}

/** Mounts the routes that give questions out as files. */
export const mountWriteFile = (app: ByteApp, { caller, files }: FormatDependencies): void => {
  const send = (request: ByteRequest, reply: ByteReply, owner: WorkOwner, quiz: GivenQuiz) =>
    answerInFolder(request, reply, async (folder, signal) => {
      const { stream, bytes } = await writeQuizApart({ files, owner, quiz, folder, signal })
      reply.headers(
        attachmentHeaders({ name: quiz.name, otherwise: 'quiz', ...fileTypes[quiz.format], bytes }),
      )
      return stream
    })

  const ownerOf = async (
    call: Awaited<ReturnType<typeof caller.of>>,
    anyOf: Parameters<typeof seatFor>[1],
  ) => {
    const { schoolId } = await seatFor(call, anyOf)
    if (!call.actor) throw new CallError('unauthenticated')
    return { schoolId, userId: call.actor.userId }
  }

  app.get('/api/v1/quizzes/template', async (request, reply) => {
    const owner = await ownerOf(await caller.of(request, reply), ['quiz_edit', 'quiz_create'])
    const format = template.safeParse(request.query).data?.format
    if (!format) throw notFound('no such format')
    return send(request, reply, owner, { format, name: 'questions', questions: [...exampleQuestions] })
  })

  app.get('/api/v1/quizzes/:quiz/file', async (request, reply) => {
    const owner = await ownerOf(await caller.of(request, reply), ['quiz_read'])
    const wanted = params.safeParse(request.params).data
    const format = query.safeParse(request.query).data?.format
    if (!wanted || !format) throw notFound('no such quiz or format')
    const { name, content } = found(await findQuiz(files.db, owner.schoolId, wanted.quiz))
    return send(request, reply, owner, { format, name, questions: [...content.questions] })
  })
}
