import type { HttpMethod } from '../kernel/operation.ts'

/** A route that carries bytes instead of JSON, described like an operation so that tests and documents list it. */
export interface ByteRoute {
  readonly id: string
  readonly methods: readonly (HttpMethod | 'HEAD' | 'OPTIONS')[]
  /** From the host's root. */
  readonly path: `/${string}`
  readonly summary: string
  /** Who may, in one sentence. */
  readonly rule: string
  /** Codes of the error catalogue, beside those every call shares. */
  readonly errors: readonly string[]
}

const uploadRule =
  'Staff who may store files in the named school; its learners for the models `quizAnswer` and `comment`. The cabinet must be an own one.'
const uploadErrors = [
  'file_empty',
  'file_too_large',
  'file_type_refused',
  'quota_exceeded',
  'too_many_uploads',
  'upload_invalid',
]
const readRule =
  'Whoever the access decision lets see a place where the file stands; staff who may read the storage; whoever uploaded it.'

/** Every route that carries bytes of files. */
export const byteRoutes: readonly ByteRoute[] = [
  {
    id: 'files.upload',
    methods: ['POST'],
    path: '/api/v1/files',
    summary:
      'Upload one file: multipart, field `file`; query `model`; fields `cabinet_id`, `folder_id`, `convert_media`',
    rule: uploadRule,
    errors: [...uploadErrors, 'file_missing', 'foreign_folder'],
  },
  {
    id: 'files.createUpload',
    methods: ['POST', 'OPTIONS'],
    path: '/api/v1/uploads',
    summary:
      'Begin a resumable upload (tus 1.0.0); metadata filename, original_name, mime_type, model, cabinet_id, folder_id',
    rule: uploadRule,
    errors: [...uploadErrors, 'foreign_folder'],
  },
  {
    id: 'files.continueUpload',
    methods: ['HEAD', 'PATCH', 'DELETE', 'OPTIONS'],
    path: '/api/v1/uploads/:upload',
    summary: 'Continue, look at or end a resumable upload (tus 1.0.0)',
    rule: 'Whoever began the upload; for everybody else there is no such upload.',
    errors: ['upload_expired', 'file_type_refused', 'file_empty'],
  },
  {
    id: 'files.download',
    methods: ['GET', 'HEAD'],
    path: '/api/v1/files/:uuid/download',
    summary: 'The file as a download; `origin=1` the file as uploaded, `preview=1` shown in the browser',
    rule: `${readRule} Documents as their place allows.`,
    errors: ['download_not_allowed'],
  },
  {
    id: 'files.deliver',
    methods: ['GET', 'HEAD'],
    path: '/media/:token/*',
    summary: 'Bytes of a file by a short-lived link: original, playlist, segment, poster, mp3, preview',
    rule: `The reader to whom the link was given, decided anew at every request: ${readRule.toLowerCase()}`,
    errors: ['link_expired', 'download_not_allowed'],
  },
]
