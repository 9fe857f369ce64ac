import type { UploadModel } from '@lectern/contract/files/upload-models'
import { z } from 'zod'
import type {
  ByteApp,
  ByteCaller,
  ByteReply,
  ByteRequest,
  SignedByteCall,
} from '../../../platform/http/sending/byte-call.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import {
  answerOnce,
  fingerprintOf,
  readIdempotencyKey,
} from '../../../platform/http/operations/idempotency.ts'
import { watchPace } from '../../../platform/uploads/pace.ts'
import { acceptForms, type ArrivingFile, readForm } from '../../../platform/uploads/read-multipart.ts'
import type { FileDependencies } from '../file-dependencies.ts'
import type { FileAccess } from '../file-access.ts'
import { isUploadModel, placeOfUpload } from './upload-place.ts'
import type { FileRow } from '../files.repository.ts'
import { dropFile } from '../use-cases/delete-files.ts'
import { receiveStream } from '../use-cases/receive-stream.ts'

const query = z.object({ model: z.string().optional() })

const modelOf = (request: ByteRequest): UploadModel => {
  const { model = 'courseLesson' } = query.safeParse(request.query).data ?? {}
  if (isUploadModel(model)) return model
  throw new CallError('upload_invalid', { fields: { model: ['invalid'] } })
}

const idIn = (fields: ReadonlyMap<string, string>, name: string): number | null => {
  const text = fields.get(name) ?? ''
  if (text === '' || text === 'null') return null
  if (!/^[1-9]\d{0,14}$/.test(text))
    throw new CallError('upload_invalid', { fields: { [name]: ['invalid'] } })
  return Number(text)
}

const keptAnswer = z.object({ uuid: z.string() })

const drainMs = 15_000

/**
 * Reads what is still on its way and throws it away: a connection that is closed over unread bytes takes the answer with
 * it. Who goes on for too long is cut off.
 */
const drain = ({ raw }: ByteRequest): void => {
  if (raw.complete || raw.readableEnded) return
  raw.unpipe()
  raw.resume()
  const end = setTimeout(() => raw.destroy(), drainMs)
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(end))
}

/** `POST /api/v1/files`: one file in a form (document 001 §7). */
export const mountForm = (
  app: ByteApp,
  dependencies: FileDependencies,
  caller: ByteCaller,
  door: FileAccess,
): void => {
  const take =
    (call: SignedByteCall, model: UploadModel) =>
    async ({ name, stream }: ArrivingFile, fields: ReadonlyMap<string, string>): Promise<FileRow> => {
      const wanted = { model, claimedId: idIn(fields, 'cabinet_id') }
      const schoolId = await placeOfUpload(dependencies.db, dependencies.findLearnerSchool, call, wanted)
      const meta = { convert_media: fields.get('convert_media') !== '0' }
      const folderId = idIn(fields, 'folder_id')
      const ownerId = call.actor.userId
      return receiveStream(dependencies, { schoolId, folderId, model, ownerId, name, stream, meta }, call.now)
    }

  const upload = async (request: ByteRequest, reply: ByteReply): Promise<FileRow> => {
    const call = await caller.signed(request, reply)
    const model = modelOf(request)
    const stop = watchPace(request.raw)
    try {
      const { taken, fields } = await readForm(request, take(call, model))
      const told = idIn(fields, 'cabinet_id')
      if (told === null || told === taken.schoolId) return taken
      await dropFile(dependencies, taken, call.now)
      throw new CallError('upload_invalid', { fields: { cabinet_id: ['after_the_file'] } })
    } finally {
      stop()
    }
  }

  /** A repeat of a call whose answer was lost gives the file of the first one. */
  const takeOnce = async (request: ByteRequest, reply: ByteReply): Promise<{ readonly uuid: string }> => {
    const key = readIdempotencyKey(request.headers['idempotency-key'])
    const taken = await upload(request, reply)
    if (key === null) return taken
    const keyed = {
      scope: `user ${taken.ownerId}`,
      key,
      fingerprint: fingerprintOf('POST', request.url, [taken.originalName, taken.bytes, taken.sha256]),
    }
    try {
      const answer = await dependencies.db.transaction((tx) =>
        answerOnce(tx, keyed, dependencies.clock.now(), async () => ({
          status: 201,
          body: { uuid: taken.uuid },
        })),
      )
      if (answer.repeated) await dropFile(dependencies, taken, dependencies.clock.now())
      return keptAnswer.parse(answer.body)
    } catch (error) {
      await dropFile(dependencies, taken, dependencies.clock.now())
      throw error
    }
  }

  void app.register(async (scope) => {
    await acceptForms(scope)
    scope.post('/api/v1/files', { config: { longBody: true } }, async (request, reply) => {
      try {
        const { uuid } = await takeOnce(request, reply)
        const data = await door.presentFor(await caller.of(request, reply), uuid)
        return await reply.code(201).header('cache-control', 'no-store').send({ data })
      } catch (error) {
        drain(request)
        throw error
      }
    })
  })
}
