import { createHash } from 'node:crypto'
import { z } from 'zod'
import type {
  ByteApp,
  ByteCall,
  ByteCaller,
  ByteReply,
  ByteRequest,
} from '../../../platform/http/sending/byte-call.ts'
import { CallError, notFound } from '../../../platform/http/call-error.ts'
import { sendObject } from '../../../platform/http/sending/send-object.ts'
import type { FileAccess, SeenFile } from '../file-access.ts'
import type { FileDependencies } from '../file-dependencies.ts'
import type { FileRow } from '../files.repository.ts'
import { shownName } from '../files.presenter.ts'
import { linkLifetimeMs } from './links.ts'
import { chooseDownload, type Delivered, findDelivered } from '../rules/find-delivered.ts'

const mediaParams = z.object({ token: z.string(), '*': z.string() })
const fileParams = z.object({ uuid: z.string() })
const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => ['1', 'true'].includes(text))
const downloadQuery = z.object({ origin: flag.optional(), preview: flag.optional() })

/** Mounts `GET /media/{pass}/*` and `GET /api/v1/files/{uuid}/download`: every byte, through the one decision. */
export const mountDelivery = (
  app: ByteApp,
  dependencies: FileDependencies,
  caller: ByteCaller,
  door: FileAccess,
): void => {
  const send = (
    request: ByteRequest,
    reply: ByteReply,
    { facts: { file }, standing }: SeenFile,
    delivered: Delivered,
    downloadName: string | null,
  ) =>
    sendObject(request, reply, dependencies.storage, {
      key: delivered.key,
      mimeType: delivered.mimeType,
      etag: etagOf(delivered.of, delivered.key),
      name: shownName(file, standing),
      downloadName,
      cacheSeconds: linkLifetimeMs / 1000,
    })

  const deliver = async (request: ByteRequest, reply: ByteReply) => {
    const params = mediaParams.parse(request.params)
    const pass = door.links.open(params.token, dependencies.clock.now())
    if (!pass) throw notFound('a link that was not made here')
    const call = await caller.of(request, reply)
    const asker = readerOf(call, pass.userId)
    const seen = await door.seen(asker, pass.uuid)
    await call.enter(seen.facts.file.schoolId)
    if (pass.isOver) {
      const fresh = door.links.linkTo(pass.uuid, pass.userId || null, params['*'], call.now)
      return reply.code(307).headers({ location: fresh, 'cache-control': 'no-store' }).send()
    }
    const delivered = findDelivered(seen.facts, seen.standing, params['*'])
    if (!delivered) throw notFound('the file has nothing there')
    return send(request, reply, seen, delivered, null)
  }

  const download = async (request: ByteRequest, reply: ByteReply) => {
    const { uuid } = fileParams.parse(request.params)
    const wish = downloadQuery.safeParse(request.query).data ?? {}
    const call = await caller.of(request, reply)
    const seen = await door.seen(call, uuid)
    await call.enter(seen.facts.file.schoolId)
    const { facts, standing } = seen
    const file = { ...facts.file, originalName: shownName(facts.file, standing) }
    const { delivered, name } = chooseDownload({ ...facts, file }, standing, wish)
    return send(request, reply, seen, delivered, wish.preview === true ? null : name)
  }

  app.route({ method: ['GET', 'HEAD'], url: '/media/:token/*', handler: deliver })
  app.route({ method: ['GET', 'HEAD'], url: '/api/v1/files/:uuid/download', handler: download })
}

/**
 * The reader of a link: the person to whom it was given, who still has to be the one asking. A visitor's link shows what
 * a visitor may see, whoever follows it (THREATS T28).
 */
const readerOf = (call: ByteCall, userId: number): ByteCall => {
  if (userId === 0) return { ...call, actor: null, seatIn: () => Promise.resolve(null) }
  if (call.actor?.userId === userId) return call
  throw new CallError('link_expired')
}

const etagOf = (of: Pick<FileRow, 'id' | 'uploadedAt'>, key: string): string => {
  const version = `${of.id}/${of.uploadedAt.getTime()}/${key}`
  return `"${createHash('sha1').update(version).digest('base64url')}"`
}
