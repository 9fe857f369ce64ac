import { Readable } from 'node:stream'
import { fileReadLimits } from '@lectern/contract/quizzes/formats/file-formats'
import type { FileReport, ReportedQuestion } from '@lectern/contract/quizzes/formats/file-report'
import { quizLimits } from '@lectern/contract/quizzes/quiz'
import type { ApartWork } from '../../../platform/documents/run-apart.ts'
import type { ByteApp, ByteReply, ByteRequest } from '../../../platform/http/sending/byte-call.ts'
import { watchPace } from '../../../platform/uploads/pace.ts'
import { acceptForms, readForm } from '../../../platform/uploads/read-multipart.ts'
import { answerInFolder, receiveSource } from '../../../platform/uploads/work-folder.ts'
import type { FormatDependencies } from './format-dependencies.ts'
import { keepPictures, picturesIn, type PictureKeeper } from './keep-pictures.ts'
import { readQuestionsApart } from './read-apart.ts'
import type { ReadReport } from './read-report.ts'
import { seatFor } from '../../../platform/http/sending/seat-for.ts'

const reportOf = ({ pictures, questions, ...rest }: ReadReport): FileReport => ({
  ...rest,
  questions: questions.map((each, at) => ({
    ...each,
    number: at + 1,
    pictures_count: picturesIn(each.made, pictures).length,
  })),
})

/** The numbers that somebody wants to take over, as many as a quiz may hold. */
const numbersIn = (text: string): ReadonlySet<number> =>
  new Set(text.split(',').slice(0, quizLimits.questions).map(Number))

const line = (value: object): string => `${JSON.stringify(value)}\n`

/** Mounts `POST /api/v1/quizzes/read-file`. Nothing is kept but pictures of questions that are taken over. */
export const mountReadFile = (app: ByteApp, dependencies: FormatDependencies): void => {
  const { caller, files, log } = dependencies

  const readQuestionsOf = async (request: ByteRequest, work: Omit<ApartWork, 'child' | 'args'>) => {
    const stop = watchPace(request.raw)
    try {
      const { taken, fields } = await readForm(request, receiveSource(work.folder, fileReadLimits.bytes))
      const gapsName = (fields.get('gaps_name') ?? '').trim().slice(0, 200) || '…'
      return { read: await readQuestionsApart({ ...taken, gapsName, ...work }), take: fields.get('take') }
    } finally {
      stop()
    }
  }

  /** Tells how far it is after each question: pictures take longer than everything else. */
  async function* keepAll(keeper: PictureKeeper, read: ReadReport, wanted: readonly ReportedQuestion[]) {
    const kept: ReportedQuestion[] = []
    try {
      for (const question of wanted) {
        kept.push(await keepPictures(files, keeper, question, read.pictures))
        yield line({ progress: { done: kept.length, of: wanted.length } })
      }
      yield line({ data: { ...reportOf(read), questions: kept } })
    } catch (error) {
      log.error({ err: error }, 'pictures of questions were not kept')
      yield line({ error: 'internal' })
    }
  }

  const answer = async (request: ByteRequest, reply: ByteReply, folder: string, signal: AbortSignal) => {
    const call = await caller.signed(request, reply)
    const seat = await seatFor(call, ['quiz_edit', 'quiz_create'])
    const { read, take } = await readQuestionsOf(request, {
      folder,
      signal,
      owner: { schoolId: seat.schoolId, userId: call.actor.userId },
    })
    const report = reportOf(read)
    reply.header('cache-control', 'no-store')
    if (take === undefined) return { data: report }
    const numbers = numbersIn(take)
    const wanted = report.questions.filter(({ number }) => numbers.has(number))
    const { schoolId, permissions } = seat
    const mayStore = permissions.has('storage_store')
    const keeper = { schoolId, mayStore, ownerId: call.actor.userId, folder, now: call.now }
    reply.type('application/x-ndjson')
    return Readable.from(keepAll(keeper, read, wanted))
  }

  void app.register(async (scope) => {
    await acceptForms(scope)
    scope.post('/api/v1/quizzes/read-file', { config: { longBody: true } }, (request, reply) =>
      answerInFolder(request, reply, (folder, left) => answer(request, reply, folder, left)),
    )
  })
}
