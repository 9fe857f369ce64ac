import { Server } from '@tus/server'
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ByteCaller, SignedByteCall } from '../http/byte-call.ts'
import { CallError } from '../http/call-error.ts'
import { toCallError } from '../http/error-mapper.ts'
import { watchPace } from './pace.ts'
import { uploadId, type UploadStore } from './upload-store.ts'

/** An upload that somebody wants to begin. */
export interface UploadWish {
  readonly id: string
  readonly bytes: number
  readonly metadata: Readonly<Record<string, string | null>>
}

/** What is known of an upload that was begun. */
export interface KnownUpload {
  readonly bytes: number
  /** The file that it becomes. */
  readonly fileUuid: string
  readonly isFinished: boolean
}

/** What the domain that owns uploads decides. Everything is refused by throwing a CallError. */
export interface UploadRules {
  readonly maxBytes: number
  /** Reserves what an upload needs. @returns the file that it becomes */
  begin(call: SignedByteCall, wish: UploadWish): Promise<{ readonly fileUuid: string }>
  /** An upload of the caller. @throws CallError not_found, upload_expired */
  find(call: SignedByteCall, id: string): Promise<KnownUpload>
  /** All bytes are there: makes the file. Doing it again changes nothing. */
  finish(call: SignedByteCall, id: string): Promise<void>
  /** The caller ended an upload. */
  abandon(call: SignedByteCall, id: string): Promise<void>
}

export interface ResumableParts {
  readonly path: `/${string}`
  readonly store: UploadStore
  readonly caller: ByteCaller
  readonly rules: UploadRules
}

/** Header of every answer about an upload: the uuid of the file that it becomes. */
export const fileIdHeader = 'Upload-File-Id'
const version = { 'Tus-Resumable': '1.0.0', 'Cache-Control': 'no-store' } as const

/**
 * Resumable uploads by the tus protocol, version 1.0.0 (creation, creation-with-upload, termination). The protocol is
 * spoken by @tus/server; who may upload what is decided by `rules`.
 */
export const mountResumable = (
  app: FastifyInstance,
  { path, store, caller, rules }: ResumableParts,
): void => {
  const calls = new WeakMap<object, { readonly call: SignedByteCall; readonly id: string }>()
  const current = (request: { readonly runtime?: { readonly node?: { readonly req: object } } }) => {
    const known = calls.get(request.runtime?.node?.req ?? request)
    if (!known) throw new CallError('internal', { detail: 'an upload without its caller' })
    return known
  }

  const protocol = new Server({
    path,
    datastore: store.dataStore,
    maxSize: rules.maxBytes,
    relativeLocation: true,
    allowedOrigins: () => false,
    exposedHeaders: [fileIdHeader],
    namingFunction: (request) => current(request).id,
    getFileIdFromRequest: (request) => current(request).id,
    onUploadCreate: async (request, upload) => {
      const { call, id } = current(request)
      const wish = { id, bytes: upload.size ?? 0, metadata: upload.metadata ?? {} }
      const { fileUuid } = await rules.begin(call, wish)
      request.runtime?.node?.res?.setHeader(fileIdHeader, fileUuid)
      return {}
    },
    onUploadFinish: async (request) => {
      const { call, id } = current(request)
      await rules.finish(call, id)
      return {}
    },
    onResponseError: (_request, error) => answerOf(error),
  })

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
    if (offset !== null && offset !== known.bytes) return known
    await rules.finish(call, id)
    return { ...known, isFinished: true }
  }

  const speak = async (request: FastifyRequest, reply: FastifyReply, call: SignedByteCall, id: string) => {
    calls.set(request.raw, { call, id })
    const stop = watchPace(request.raw)
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    try {
      await protocol.handle(request.raw, reply.raw)
    } finally {
      stop()
    }
  }

  const existing = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = await caller.signed(request, reply)
    const id = idOf(request)
    if (request.headers['tus-resumable'] === undefined) return speak(request, reply, call, id)
    if (request.method === 'HEAD' && (await head(call, id, reply))) return reply
    const known = request.method === 'HEAD' ? await rules.find(call, id) : await finishWhole(call, id)
    reply.header(fileIdHeader, known.fileUuid)
    if (known.isFinished) return afterEnd(request, reply, known)
    if (request.method === 'DELETE') {
      await store.remove(id)
      await rules.abandon(call, id)
      return reply.code(204).headers(version).send()
    }
    return speak(request, reply, call, id)
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The library reads the body itself.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.options(path, (request, reply) => describeProtocol(request, reply, rules.maxBytes))
    scope.options(`${path}/:upload`, (request, reply) => describeProtocol(request, reply, rules.maxBytes))
    scope.post(path, { config: { longBody: true } }, async (request, reply) => {
      const call = await caller.signed(request, reply)
      await speak(request, reply, call, randomBytes(32).toString('base64url'))
      return reply
    })
    scope.route({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${path}/:upload`,
      config: { longBody: true },
      handler: async (request, reply) => {
        await existing(request, reply)
        return reply
      },
    })
  })
}

const describeProtocol = (_request: FastifyRequest, reply: FastifyReply, maxBytes: number) =>
  reply
    .code(204)
    .headers({
      'Tus-Resumable': '1.0.0',
      'Tus-Version': '1.0.0',
      'Tus-Extension': 'creation,creation-with-upload,termination',
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

/** Our own refusals as JSON, like everywhere; the protocol's own as it words them. */
const answerOf = (error: unknown): { status_code: number; body: string } | undefined => {
  if (typeof error === 'object' && error !== null && 'status_code' in error)
    return ownWords(error.status_code)
  const refusal = toCallError(error) ?? new CallError('internal')
  return { status_code: refusal.status, body: JSON.stringify(refusal.body) }
}

const ownWords = (status: unknown) =>
  status === 413
    ? { status_code: 413, body: JSON.stringify(new CallError('file_too_large').body) }
    : undefined
