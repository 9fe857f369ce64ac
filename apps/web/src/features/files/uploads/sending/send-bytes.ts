import { personHeader } from '../../../../lib/api/index.ts'
import type { DetailedError } from 'tus-js-client'

/** The protocol's library waits so long before it tries again (document 001 §7). */
const retryDelays = [0, 3_000]
/** A reverse proxy may refuse one endless body; a cut costs at most what was on its way. */
const chunkBytes = 64 * 1024 * 1024

/** So little goes out with the call that begins an upload: nothing worth going on with can be lost. */
const smallBytes = 256 * 1024

export interface Sending {
  readonly file: File
  /** Where it goes on; null to begin. */
  readonly url: string | null
  readonly metadata: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  readonly onAddress: (url: string) => void
  /** The uuid of the file that it becomes, from the reply's header. */
  readonly onFileId: (uuid: string) => void
  readonly onProgress: (sent: number) => void
}

/** How sending ended; `status` 0 without an answer. */
export type Sent =
  | { readonly kind: 'stored' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly status: number; readonly body: string }

const isDetailed = (error: Error): error is DetailedError => 'originalResponse' in error

const statusOf = (error: Error): number =>
  isDetailed(error) ? (error.originalResponse?.getStatus() ?? 0) : 0

const failed = (error: Error): Sent => ({
  kind: 'failed',
  status: statusOf(error),
  body: isDetailed(error) ? (error.originalResponse?.getBody() ?? '') : '',
})

const mayHelp = (status: number): boolean => status === 0 || status >= 500 || [409, 423, 429].includes(status)

const headers = () => ({
  'X-Language': document.documentElement.lang,
  'X-Requested-With': 'XMLHttpRequest',
  ...personHeader(),
})

/** Sends the bytes of a file by the tus protocol, from where the server has them on. The library is loaded now. */
export const sendBytes = async (sending: Sending): Promise<Sent> => {
  const { file, url, metadata, signal, onAddress, onFileId, onProgress } = sending
  const { Upload } = await import('tus-js-client')
  return new Promise((resolve) => {
    const upload = new Upload(file, {
      // An upload that has its place is never begun anew by the library: that is decided by what the server said.
      endpoint: url === null ? '/api/v1/uploads' : null,
      uploadUrl: url,
      metadata: { ...metadata },
      headers: headers(),
      chunkSize: chunkBytes,
      retryDelays,
      uploadDataDuringCreation: file.size <= smallBytes,
      storeFingerprintForResuming: false,
      onShouldRetry: (error) => !signal.aborted && navigator.onLine && mayHelp(statusOf(error)),
      onAfterResponse: (_request, response) => {
        const uuid = response.getHeader('Upload-File-Id')
        if (uuid) onFileId(uuid)
      },
      onUploadUrlAvailable: () => {
        upload.options.endpoint = null
        if (upload.url !== null) onAddress(upload.url)
      },
      onProgress,
      onSuccess: () => resolve({ kind: 'stored' }),
      onError: (error) => resolve(failed(error)),
    })
    const stop = () => {
      void upload.abort()
      resolve({ kind: 'stopped' })
    }
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    upload.start()
  })
}

/** Ends an upload on the server; what is gone there already is fine. */
export const endOnServer = async (url: string): Promise<void> => {
  const answer = await fetch(url, {
    method: 'DELETE',
    headers: { ...headers(), 'Tus-Resumable': '1.0.0' },
    keepalive: true,
  })
  if (answer.status >= 500) throw new Error('The upload was not ended.')
}
