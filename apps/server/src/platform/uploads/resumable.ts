import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ByteCaller, SignedByteCall } from '../http/sending/byte-call.ts'
import { CallError } from '../http/call-error.ts'
import { watchPace } from './pace.ts'
import { createProtocol, fileIdHeader, type ProtocolCall } from './protocol.ts'
import type { UploadLocks } from './upload-locks.ts'
import type { KnownUpload, UploadRules } from './upload-rules.ts'
import { extensions, uploadId, type UploadStore } from './upload-store.ts'

export interface ResumableDependencies {
  readonly path: `/${string}`
  readonly store: UploadStore
  readonly caller: ByteCaller
  readonly rules: UploadRules
  readonly locks: UploadLocks
}

const spoken = '1.0.0'
const version = { 'Tus-Resumable': spoken, 'Cache-Control': 'no-store' } as const

/**
 * Resumable uploads by the tus protocol, version 1.0.0 (creation, creation-defer-length,
 * creation-with-upload, termination). The protocol is
 * spoken by @tus/server; who may upload what is decided by `rules`.
 */
export const mountResumable = (
  app: FastifyInstance,
  { path, store, caller, rules, locks }: ResumableDependencies,
): void => {
  const protocol = createProtocol(path, { store, rules, locks })
  app.addHook('onClose', () => locks.close())

  /** The library cannot know of uploads whose bytes have become a file. */
  const head = async (call: SignedByteCall, id: string, reply: FastifyReply) => {
    const known = await finishWhole(call, id)
    if (!known.isFinished) return false
    void reply
      .code(200)
      .headers({
        ...version,
        [fileIdHeader]: known.fileUuid,
        'Upload-Offset': known.bytes,
        'Upload-Length': known.bytes,
      })
      .send()
    return true
  }

  /** A server may have died between the last byte and the file. */
  const finishWhole = async (call: SignedByteCall, id: string): Promise<KnownUpload> => {
    const known = await rules.find(call, id)
    if (known.isFinished) return known
    const offset = await store.offsetOf(id)
    // Bytes that are gone from here may already lie in the storage.
    if (offset !== null && (offset !== known.bytes || (await store.waitsForLength(id)))) return known
    await rules.finish(call, id)
    return { ...known, isFinished: true }
  }

  const speak = async (request: FastifyRequest, reply: FastifyReply, asked: ProtocolCall) => {
    const stop = watchPace(request.raw)
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    try {
      await protocol.handle(request.raw, reply.raw, asked)
    } finally {
      stop()
    }
  }

  const existing = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = await caller.signed(request, reply)
    const id = idOf(request)
    if (isOtherVersion(request)) return refuseVersion(reply)
    if (request.method === 'PATCH' && request.headers['content-type'] !== 'application/offset+octet-stream')
      return reply.code(415).headers(version).send('Send application/offset+octet-stream.\n')
    if (request.method === 'HEAD' && (await head(call, id, reply))) return reply
    const known = request.method === 'HEAD' ? await rules.find(call, id) : await finishWhole(call, id)
    reply.header(fileIdHeader, known.fileUuid)
    if (known.isFinished) return afterEnd(request, reply, known)
    if (request.method === 'DELETE') {
      await store.remove(id)
      await rules.abandon(call, id)
      return reply.code(204).headers(version).send()
    }
    await declareLength({ store, rules }, request, { call, id })
    return speak(request, reply, { call, id, mostBytes: known.bytes })
  }

  const begin = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = await caller.signed(request, reply)
    if (isOtherVersion(request)) return refuseVersion(reply)
    joinMetadata(request)
    const id = randomBytes(32).toString('base64url')
    await speak(request, reply, { call, id, mostBytes: rules.maxBytes })
    return reply
  }

  mountRoutes(app, { path, maxBytes: rules.maxBytes }, { begin, existing })
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const mountRoutes = (
  app: FastifyInstance,
  { path, maxBytes }: { readonly path: string; readonly maxBytes: number },
  { begin, existing }: { readonly begin: Handler; readonly existing: Handler },
): void => {
  const long = { config: { longBody: true } }
  const goOn: Handler = async (request, reply) => {
    await existing(request, reply)
    return reply
  }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The library reads the body itself.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const url of [path, `${path}/:upload`])
      scope.options(url, (request, reply) => describeProtocol(request, reply, maxBytes))
    scope.post(path, long, begin)
    // For clients behind proxies that let only some methods through.
    scope.post(`${path}/:upload`, long, (request, reply) => {
      const method = String(request.headers['x-http-method-override'] ?? '').toUpperCase()
      if (!['HEAD', 'PATCH', 'DELETE'].includes(method)) throw new CallError('not_found')
      request.raw.method = method
      return goOn(request, reply)
    })
    scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${path}/:upload`, ...long, handler: goOn })
  })
}

const isOtherVersion = ({ headers }: FastifyRequest): boolean => headers['tus-resumable'] !== spoken

const refuseVersion = (reply: FastifyReply) =>
  reply
    .code(412)
    .headers({ ...version, 'Tus-Version': spoken })
    .send(`Tus-Resumable: ${spoken} is required.\n`)

/** Clients put spaces behind the commas between pairs; the library takes them for a part of the next name. */
const joinMetadata = ({ raw }: FastifyRequest): void => {
  const at = raw.rawHeaders.findIndex((name, index) => index % 2 === 0 && /^upload-metadata$/i.test(name)) + 1
  const told = raw.rawHeaders[at]
  if (at === 0 || told === undefined) return
  const pairs = told.split(',').map((pair) => pair.trim().replace(/\s+/, ' '))
  const joined = pairs.filter((pair) => pair !== '').join(',')
  raw.rawHeaders[at] = joined
  raw.headers['upload-metadata'] = joined
}

/** Written down before the protocol hears of it: a server that dies in between is told again. */
const declareLength = async (
  { store, rules }: Pick<ResumableDependencies, 'store' | 'rules'>,
  { method, headers }: FastifyRequest,
  { call, id }: Pick<ProtocolCall, 'call' | 'id'>,
): Promise<void> => {
  const told = headers['upload-length']
  if (method !== 'PATCH' || typeof told !== 'string' || !/^\d{1,15}$/.test(told)) return
  // Less than is there already is refused by the protocol.
  if (Number(told) < ((await store.offsetOf(id)) ?? 0)) return
  if (await store.waitsForLength(id)) await rules.declare(call, id, Number(told))
}

const describeProtocol = (_request: FastifyRequest, reply: FastifyReply, maxBytes: number) =>
  reply
    .code(204)
    .headers({
      'Tus-Resumable': spoken,
      'Tus-Version': spoken,
      'Tus-Extension': extensions.join(','),
      'Tus-Max-Size': maxBytes,
    })
    .send()

/** A finished upload is a file: nothing is added to it, and ending it ends nothing. */
const afterEnd = (request: FastifyRequest, reply: FastifyReply, known: KnownUpload) => {
  reply.headers(version)
  const isRepeated = Number(request.headers['upload-offset']) === known.bytes
  if (request.method === 'PATCH' && isRepeated)
    return reply.code(204).header('Upload-Offset', known.bytes).send()
  throw new CallError('conflict')
}

const idOf = ({ params }: FastifyRequest): string => {
  const id = typeof params === 'object' && params !== null && 'upload' in params ? String(params.upload) : ''
  if (!uploadId.test(id)) throw new CallError('not_found')
  return id
}
