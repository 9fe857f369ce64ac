import { type Locker, Server } from '@tus/server'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SignedByteCall } from '../http/sending/byte-call.ts'
import { CallError } from '../http/call-error.ts'
import { toCallError } from '../http/operations/error-mapper.ts'
import type { UploadRules } from './upload-rules.ts'
import type { UploadStore } from './upload-store.ts'

/** Header of every answer about an upload: the uuid of the file that it becomes. */
export const fileIdHeader = 'Upload-File-Id'
/** Who asks, about which upload. */
export interface ProtocolCall {
  readonly call: SignedByteCall
  readonly id: string
  /** Of the whole upload. */
  readonly mostBytes: number
}

export interface Protocol {
  /** Reads the request and answers it. */
  handle(request: IncomingMessage, response: ServerResponse, call: ProtocolCall): Promise<void>
}

/** The tus protocol as @tus/server speaks it, over a store and the rules of the domain that owns uploads. */
export const createProtocol = (
  path: string,
  { store, rules, locks }: { store: UploadStore; rules: UploadRules; locks: Locker },
): Protocol => {
  const calls = new WeakMap<object, ProtocolCall>()
  const current = (request: { readonly runtime?: { readonly node?: { readonly req: object } } }) => {
    const known = calls.get(request.runtime?.node?.req ?? request)
    if (!known) throw new CallError('internal', { detail: 'an upload without its caller' })
    return known
  }

  const protocol = new Server({
    path,
    datastore: store.dataStore,
    locker: locks,
    maxSize: (request) => current(request).mostBytes,
    relativeLocation: true,
    allowedOrigins: () => false,
    exposedHeaders: [fileIdHeader],
    namingFunction: (request) => current(request).id,
    getFileIdFromRequest: (request) => current(request).id,
    onUploadCreate: async (request, upload) => {
      const { call, id } = current(request)
      const wish = { id, bytes: upload.size ?? null, metadata: upload.metadata ?? {} }
      const { fileUuid } = await rules.begin(call, wish)
      request.runtime?.node?.res?.setHeader(fileIdHeader, fileUuid)
      return {}
    },
    onUploadFinish: async (request) => {
      const { call, id } = current(request)
      await rules.finish(call, id)
      return {}
    },
    onResponseError: (request, error) => answerOf(error, current(request).call),
  })

  return {
    handle: (request, response, call) => {
      calls.set(request, call)
      return protocol.handle(request, response)
    },
  }
}

/** Our own refusals as JSON, like everywhere; the protocol's own as it words them. */
const answerOf = (
  error: unknown,
  { refusalBody }: SignedByteCall,
): { status_code: number; body: string } | undefined => {
  if (typeof error === 'object' && error !== null && 'status_code' in error)
    return ownWords(error.status_code, refusalBody)
  const refusal = toCallError(error) ?? new CallError('internal')
  return { status_code: refusal.status, body: JSON.stringify(refusalBody(refusal)) }
}

const ownWords = (status: unknown, refusalBody: SignedByteCall['refusalBody']) =>
  status === 413
    ? { status_code: 413, body: JSON.stringify(refusalBody(new CallError('file_too_large'))) }
    : undefined
