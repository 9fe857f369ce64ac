import { personHeader } from '../../../../lib/api/index.ts'
import type { UploadModel } from '@lectern/contract/files/upload-models'

/** The server took no more of it: retrying changes nothing. */
export class RefusedUploadError extends Error {
  readonly status: number
  /** Of the error catalogue; empty when something else answered. */
  readonly code: string
  constructor(status: number, code = '') {
    super(`The server refused the recording: ${status} ${code}`)
    this.status = status
    this.code = code
  }
}

const refusedBy = async (response: Response): Promise<RefusedUploadError> => {
  const body: unknown = await response.json().catch(() => null)
  const code = typeof body === 'object' && body !== null && 'error' in body ? body.error : ''
  return new RefusedUploadError(response.status, typeof code === 'string' ? code : '')
}

/** What is told of a recording when its upload begins. */
export interface UploadWords {
  name: string
  mimeType: string
  model: UploadModel
}

/** Where an upload stands: bytes that are there, and whether its length is told. */
export interface UploadStand {
  sent: number
  isTold: boolean
  fileUuid: string
}

const encode = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)))

const metadataOf = ({ name, mimeType, model }: UploadWords): string =>
  Object.entries({ filename: name, original_name: name, mime_type: mimeType, model })
    .map(([key, value]) => `${key} ${encode(value)}`)
    .join(',')

const headers = () => ({
  'Tus-Resumable': '1.0.0',
  'X-Requested-With': 'XMLHttpRequest',
  ...personHeader(),
  'X-Language': globalThis.document?.documentElement.lang ?? 'en',
})

const gone = new Set([404, 410])

const standOf = ({ headers: told }: Response): UploadStand => ({
  sent: Number(told.get('Upload-Offset') ?? 0),
  isTold: told.has('Upload-Length'),
  fileUuid: told.get('Upload-File-Id') ?? '',
})

/** The requests of an upload whose length is told at its end (tus, creation-defer-length). They reject when refused. */
export const createSliceServer = (fetch: typeof globalThis.fetch) => {
  const ask = (address: string, method: string, more: Record<string, string> = {}, body?: Blob) =>
    fetch(address, { method, headers: { ...headers(), ...more }, ...(body && { body }) })
  return {
    /** @returns its address */
    begin: async (words: UploadWords): Promise<string> => {
      const response = await ask('/api/v1/uploads', 'POST', {
        'Upload-Defer-Length': '1',
        'Upload-Metadata': metadataOf(words),
      })
      const address = response.headers.get('Location')
      if (response.status !== 201 || address === null) throw await refusedBy(response)
      return address
    },
    /** Null when the server has forgotten it. */
    look: async (address: string): Promise<UploadStand | null> => {
      const response = await ask(address, 'HEAD')
      if (gone.has(response.status)) return null
      if (!response.ok) throw await refusedBy(response)
      return standOf(response)
    },
    /** @param length of the whole, told with its last piece; null before */
    add: async (address: string, from: number, piece: Blob, length: number | null): Promise<UploadStand> => {
      const response = await ask(
        address,
        'PATCH',
        {
          'Upload-Offset': String(from),
          'Content-Type': 'application/offset+octet-stream',
          ...(length !== null && { 'Upload-Length': String(length) }),
        },
        piece,
      )
      if (!response.ok) throw await refusedBy(response)
      return { ...standOf(response), isTold: length !== null }
    },
    end: async (address: string): Promise<void> => {
      await ask(address, 'DELETE')
    },
  }
}
