import { Readable } from 'node:stream'
import {
  type ImportPlace,
  importPlaces,
  lessonFileLimits,
} from '@lectern/contract/lessons/formats/read-lesson-file'
import type { ApartWork } from '../../../platform/documents/run-apart.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type {
  ByteApp,
  ByteReply,
  ByteRequest,
  SignedByteCall,
} from '../../../platform/http/sending/byte-call.ts'
import { watchPace } from '../../../platform/uploads/pace.ts'
import { acceptForms, readForm } from '../../../platform/uploads/read-multipart.ts'
import { answerInFolder, receiveSource } from '../../../platform/uploads/work-folder.ts'
import { admitToLesson, lessonInAddress } from '../lesson-admission.ts'
import type { LessonFileDependencies } from './format-dependencies.ts'
import { importLesson } from './import-lesson.ts'
import { keepLessonPictures, type PictureKeeper, withKeptPictures } from './keep-lesson-pictures.ts'
import { type ReadLesson, readLessonApart } from './read-apart.ts'
import { refuseUnfit, reportLesson } from './report-lesson.ts'

const line = (value: object): string => `${JSON.stringify(value)}\n`

interface Taking {
  readonly lessonId: number
  readonly place: ImportPlace
  readonly keeper: PictureKeeper
  readonly call: SignedByteCall
}

/** Mounts `POST /api/v1/lessons/:lesson/import`. Nothing is kept of a file that is only looked at. */
export const mountImport = (app: ByteApp, { caller, files, mayAuthor }: LessonFileDependencies): void => {
  const readLessonOf = async (request: ByteRequest, work: Omit<ApartWork, 'child' | 'args'>) => {
    const stop = watchPace(request.raw)
    try {
      const { taken, fields } = await readForm(request, receiveSource(work.folder, lessonFileLimits.bytes))
      const place = importPlaces.find((each) => each === fields.get('place'))
      const read = await readLessonApart({ ...taken, ...work })
      refuseUnfit(read)
      return { read, place }
    } finally {
      stop()
    }
  }

  /** Tells how far it is after each picture; the lesson changes at the end, in one step. */
  async function* take(read: ReadLesson, { lessonId, place, keeper, call }: Taking) {
    try {
      const keeping = keepLessonPictures(files, keeper, read.pictures)
      let step = await keeping.next()
      for (let done = 1; step.done !== true; done += 1) {
        yield line({ progress: { done, of: read.pictures.length } })
        step = await keeping.next()
      }
      const whole = withKeptPictures(read, step.value)
      const { schoolId, ownerId: by } = keeper
      const wish = { schoolId, lessonId, sections: whole.sections, keepsContent: place === 'add', by }
      const version_before = await files.db.transaction((tx) => importLesson(tx, wish, call.now))
      yield line({ data: { version_before, report: reportLesson(whole) } })
    } catch (error) {
      if (!(error instanceof CallError))
        files.log.error({ err: error }, 'a lesson was not taken from its file')
      yield line(error instanceof CallError ? call.refusalBody(error) : { error: 'internal' })
    }
  }

  const answer = async (request: ByteRequest, reply: ByteReply, folder: string, signal: AbortSignal) => {
    const call = await caller.signed(request, reply)
    const lessonId = lessonInAddress(request)
    const seat = await admitToLesson(call, files.db, mayAuthor, { lessonId, right: 'course_edit' })
    const { read, place } = await readLessonOf(request, {
      folder,
      signal,
      owner: { schoolId: seat.schoolId, userId: call.actor.userId },
    })
    reply.header('cache-control', 'no-store')
    if (place === undefined) return { data: reportLesson(read) }
    const { schoolId, permissions } = seat
    const mayStore = permissions.has('storage_store')
    const keeper = { schoolId, mayStore, ownerId: call.actor.userId, folder, now: call.now }
    reply.type('application/x-ndjson')
    return Readable.from(take(read, { lessonId, place, keeper, call }))
  }

  void app.register(async (scope) => {
    await acceptForms(scope)
    scope.post('/api/v1/lessons/:lesson/import', { config: { longBody: true } }, (request, reply) =>
      answerInFolder(request, reply, (folder, left) => answer(request, reply, folder, left)),
    )
  })
}
