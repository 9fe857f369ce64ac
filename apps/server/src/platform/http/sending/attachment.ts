import { dispositionOf } from './send-object.ts'

/** A file that was made for its caller. */
interface Attachment {
  /** What its caller knows it by; signs that a file may not bear in its name become spaces. */
  readonly name: string
  /** Where nothing of the name is left. */
  readonly otherwise: string
  readonly extension: string
  readonly mimeType: string
  /** Null where nobody knows before it is made. */
  readonly bytes: number | null
}

const plainName = (name: string, otherwise: string): string =>
  name.replaceAll(/[\\/:*?"<>|]/g, ' ').trim() || otherwise

/** Headers of a file that is kept by its caller and by nobody on the way. */
export const attachmentHeaders = ({ name, otherwise, extension, mimeType, bytes }: Attachment) => ({
  'content-type': mimeType,
  ...(bytes === null ? {} : { 'content-length': bytes }),
  'content-disposition': dispositionOf('attachment', `${plainName(name, otherwise)}.${extension}`),
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
})
