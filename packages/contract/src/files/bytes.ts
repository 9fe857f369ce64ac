import { z } from 'zod'
import { dataOf } from '../kernel/envelope.ts'
import type { ByteAnswer, ByteCallShape, ByteRoute, Headers } from '../kernel/byte-route.ts'
import { file } from './file.ts'
import { uploadModels } from './upload-models.ts'

const bytes = z.string().meta({ format: 'binary' })
const flag = z.enum(['0', '1'])

const form: ByteCallShape = {
  query: z.object({ model: z.enum(uploadModels).default('courseLesson') }),
  headers: { 'Idempotency-Key': 'A repeat with it gives the file of the first call' },
  body: {
    type: 'multipart/form-data',
    schema: z.object({
      cabinet_id: z.string().optional(),
      folder_id: z.string().optional(),
      convert_media: flag.optional(),
      /** Fields that say where it goes stand before it. */
      file: bytes,
    }),
  },
  answers: { 201: { description: 'The file, which may still be processed', body: dataOf(file) } },
}

const tus: Headers = { 'Tus-Resumable': 'Always 1.0.0' }
const tusAnswer = (description: string, headers: Headers = {}): ByteAnswer => ({
  description,
  headers: { ...tus, ...headers },
})
const otherVersion = { 412: tusAnswer('Another version of the protocol', { 'Tus-Version': '1.0.0' }) }
const offset = { 'Upload-Offset': 'Bytes that are stored' }
const fileId = { 'X-File-Id': 'The file that it becomes' }

const describeProtocol: ByteCallShape = {
  answers: {
    204: tusAnswer('What the protocol offers here', {
      'Tus-Version': '1.0.0',
      'Tus-Extension': 'Names of its extensions',
      'Tus-Max-Size': 'Bytes of the largest file',
    }),
  },
}

const begin: ByteCallShape = {
  headers: {
    ...tus,
    'Upload-Length': 'Bytes of the file; or Upload-Defer-Length: 1',
    'Upload-Defer-Length': '1 when the length is told at the end',
    'Upload-Metadata':
      'Pairs of a name and a value in base64: filename, original_name, mime_type, model, cabinet_id, folder_id',
  },
  body: { type: 'application/offset+octet-stream' },
  answers: {
    201: tusAnswer('Begun', { Location: 'Where it goes on', ...offset, ...fileId }),
    ...otherVersion,
  },
}

const goOn: ByteCallShape = {
  headers: { ...tus, ...offset },
  body: { type: 'application/offset+octet-stream' },
  answers: {
    204: tusAnswer('Stored', { ...offset, ...fileId }),
    409: tusAnswer('Another offset than what is stored'),
    415: tusAnswer('Another type of body'),
    ...otherVersion,
  },
}

const look: ByteCallShape = {
  headers: tus,
  answers: {
    200: tusAnswer('How far it is', { ...offset, 'Upload-Length': 'Bytes of the file', ...fileId }),
    ...otherVersion,
  },
}

const end: ByteCallShape = { headers: tus, answers: { 204: tusAnswer('Ended'), ...otherVersion } }

/** For clients behind proxies that let only some methods through. */
const override: ByteCallShape = {
  ...goOn,
  headers: { ...goOn.headers, 'X-HTTP-Method-Override': 'HEAD, PATCH or DELETE' },
}

const sent = { 'Content-Type': 'By content', 'Content-Length': 'Bytes', ETag: 'Of this version' }
const partial = { Range: 'Bytes that are wanted', 'If-None-Match': 'The ETag that is there already' }
const reading: ByteCallShape = {
  headers: partial,
  answers: {
    200: { description: 'The bytes', headers: sent, body: 'application/octet-stream' },
    206: {
      description: 'A part of the bytes',
      headers: { ...sent, 'Content-Range': 'Which part' },
      body: 'application/octet-stream',
    },
    304: { description: 'Not changed' },
    416: { description: 'Nothing is there' },
  },
}
const delivering: ByteCallShape = {
  ...reading,
  answers: {
    ...reading.answers,
    307: { description: 'A fresh link', headers: { Location: 'The fresh link' } },
  },
}
const downloading: ByteCallShape = {
  ...reading,
  query: z.object({ origin: flag.optional(), preview: flag.optional() }),
}

const uploadRule =
  'Staff who may store files in the named school; its learners for the models `quizAnswer` and `comment`. The school must be an own one.'
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
export const fileByteRoutes: readonly ByteRoute[] = [
  {
    id: 'files.upload',
    methods: ['POST'],
    calls: { POST: form },
    path: '/api/v1/files',
    summary:
      'Upload one file: multipart, field `file`; query `model`; fields `cabinet_id`, `folder_id`, `convert_media`',
    rule: uploadRule,
    errors: [...uploadErrors, 'file_missing', 'foreign_folder'],
  },
  {
    id: 'files.createUpload',
    methods: ['POST', 'OPTIONS'],
    calls: { POST: begin, OPTIONS: describeProtocol },
    path: '/api/v1/uploads',
    summary:
      'Begin a resumable upload (tus 1.0.0); metadata filename, original_name, mime_type, model, cabinet_id, folder_id',
    rule: uploadRule,
    errors: [...uploadErrors, 'foreign_folder'],
  },
  {
    id: 'files.continueUpload',
    methods: ['HEAD', 'PATCH', 'DELETE', 'POST', 'OPTIONS'],
    calls: { HEAD: look, PATCH: goOn, DELETE: end, POST: override, OPTIONS: describeProtocol },
    path: '/api/v1/uploads/:upload',
    summary: 'Continue, look at or end a resumable upload (tus 1.0.0)',
    rule: 'Whoever began the upload; for everybody else there is no such upload.',
    errors: ['upload_expired', 'file_type_refused', 'file_empty'],
  },
  {
    id: 'files.download',
    methods: ['GET', 'HEAD'],
    calls: { GET: downloading, HEAD: downloading },
    path: '/api/v1/files/:uuid/download',
    summary: 'The file as a download; `origin=1` the file as uploaded, `preview=1` shown in the browser',
    rule: `${readRule} Documents as their place allows.`,
    errors: ['download_not_allowed'],
  },
  {
    id: 'files.deliver',
    methods: ['GET', 'HEAD'],
    calls: { GET: delivering, HEAD: delivering },
    path: '/media/:token/*',
    summary: 'Bytes of a file by a short-lived link: original, playlist, segment, poster, mp3, preview',
    rule: `The reader to whom the link was given, decided anew at every request: ${readRule.toLowerCase()}`,
    errors: ['link_expired', 'download_not_allowed'],
  },
]
