import type { ProcessError } from '@lectern/contract/files/kinds'

/** Why an upload is refused or stopped: a code of the server's catalogue, or one of this client's own. */
export interface UploadReason {
  readonly code: string
  /** Values for the sentence: `limit`, `free`, `quota` in bytes, `type`, `extensions`. */
  readonly params: Readonly<Record<string, string | number>>
}

export const reasonOf = (code: string, params: UploadReason['params'] = {}): UploadReason => ({
  code,
  params,
})

/** The bytes are stored, and nothing could be made of them. */
export const processReason = (error: ProcessError | null): UploadReason =>
  reasonOf(`process_error_${error ?? 'unreadable'}`)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const readParams = (value: unknown): Record<string, string | number> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string | number] =>
            typeof entry[1] === 'string' || typeof entry[1] === 'number',
        ),
      )
    : {}

/** Statuses that a proxy may answer in words of its own. */
const plainCodes: Readonly<Record<number, string>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'upload_expired',
  410: 'upload_expired',
  413: 'file_too_large',
  429: 'too_many_requests',
  503: 'unavailable',
}

/** What an answer of status 400 or above says. */
export const reasonOfAnswer = (status: number, body: string): UploadReason => {
  const answer = parse(body)
  const error = isRecord(answer) ? answer['error'] : undefined
  if (isRecord(answer) && typeof error === 'string' && error !== '')
    return reasonOf(error, readParams(answer['params']))
  return reasonOf(plainCodes[status] ?? 'internal')
}

/** Another try with the same file can only be refused again. */
const lasting = new Set([
  'file_empty',
  'file_too_large',
  'file_type_refused',
  'foreign_folder',
  'upload_invalid',
  'is_folder',
  'forbidden',
  'foreign_file',
])

export const canRetryAfter = ({ code }: UploadReason): boolean =>
  !lasting.has(code) && !code.startsWith('process_error_')

/** What is done about an answer that is none: tried again at once, waited with, begun anew, or told. */
export type AfterFailure = 'wait' | 'anew' | 'fail'

/**
 * What to do when sending failed. Nothing is tried again on 403 and 422 (document 001 §7); without an answer, or with one
 * of a server in trouble, the upload waits; an upload that is no longer there begins anew.
 *
 * @param status 0 without an answer
 */
export const afterFailure = (status: number, hasAddress: boolean): AfterFailure => {
  if (status === 0 || status === 408 || status === 423 || status === 429 || status >= 500) return 'wait'
  if (hasAddress && (status === 404 || status === 410)) return 'anew'
  // Where the server stands was misread; it is asked again.
  return status === 409 ? 'wait' : 'fail'
}
