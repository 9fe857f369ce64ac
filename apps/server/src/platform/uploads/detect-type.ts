import { decodeText } from '@lectern/contract/files/decode-text'
import { extensionOf } from '@lectern/contract/files/upload-models'
import type { FileKind } from '@lectern/contract/files/kinds'
import { fileTypeFromBuffer } from 'file-type'
import { hasMpegFrames } from './mpeg-frames.ts'

/** What a file is, by its first bytes; the name only decides between types that look alike. */
export interface DetectedType {
  readonly mimeType: string
  readonly extension: string
  readonly kind: FileKind
}

/** So many of the first bytes are looked at. */
export const headBytes = 1024 * 1024

const office: Readonly<Record<string, string>> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  rtf: 'application/rtf',
}
const archives = new Set(['zip', 'rar', '7z', 'gz', 'tar', 'bz2', 'xz', 'zst', 'lz', 'lz4'])
const officeTypes = new Set(Object.values(office))

const unknown = (name: string): DetectedType => ({
  mimeType: 'application/octet-stream',
  extension: extensionOf(name),
  kind: 'other',
})

/** @param head the first bytes, `headBytes` at most */
export const detectType = async (head: Buffer, name: string): Promise<DetectedType> => {
  const claimed = extensionOf(name)
  if (claimed === 'pdf' && isPdfBehind(head)) return pdf
  const text = textType(head, name)
  if (text) return text
  // Half of a container can look broken to the library; then its name decides among containers.
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  const looksZipped = head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'
  const type = soundType(head) ?? found ?? (looksZipped ? { mime: 'application/zip', ext: 'zip' } : undefined)
  if (!type && claimed === 'mp3' && hasMpegFrames(head)) return mp3
  if (!type) return isNamedText(head, claimed) ? plainText(claimed) : unknown(name)
  const container = type.ext === 'cfb' || type.ext === 'zip'
  const named = container ? office[claimed] : undefined
  if (named !== undefined) return { mimeType: named, extension: claimed, kind: 'document' }
  return { mimeType: baseType(type.mime), extension: type.ext, kind: kindOf(type.mime, type.ext) }
}

const pdf: DetectedType = { mimeType: 'application/pdf', extension: 'pdf', kind: 'pdf' }
const mp3: DetectedType = { mimeType: 'audio/mpeg', extension: 'mp3', kind: 'audio' }

/** Readers of PDF look for its mark among the first 1,024 bytes: mail programs and scanners write lines before it. */
const isPdfBehind = (head: Buffer): boolean => {
  const start = head.subarray(0, 1024).toString('latin1')
  return /%PDF-\d\.\d/.test(start) && !/<(?:!doctype|html|head|body|script|iframe|svg)[\s>]/i.test(start)
}

/** Sounds that the library misses: an MP3 behind a cover larger than its look, and the long form of WAV. */
const soundType = (head: Buffer): { readonly mime: string; readonly ext: string } | undefined => {
  const at = (from: number, to: number) => head.subarray(from, to).toString('latin1')
  if (['RF64', 'BW64'].includes(at(0, 4)) && at(8, 12) === 'WAVE') return { mime: 'audio/wav', ext: 'wav' }
  if (at(0, 3) === 'ID3' && (head[3] ?? 0xff) <= 4 && isMp3Behind(head))
    return { mime: 'audio/mpeg', ext: 'mp3' }
  return undefined
}

/** Whether frames of MPEG audio follow the tag, as far as this can be seen. */
const isMp3Behind = (head: Buffer): boolean => {
  const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + ((head[index] ?? 0) & 127), 0)
  const frame = head.subarray(10 + size, 12 + size)
  if (frame.length < 2) return true
  const isPadded = frame[0] === 0
  return isPadded || (frame[0] === 0xff && ((frame[1] ?? 0) & 0xe6) === 0xe2)
}

const baseType = (mime: string): string => mime.split(';')[0] ?? mime

const kindOf = (mime: string, extension: string): FileKind => {
  const [group] = mime.split('/')
  if (group === 'image' || group === 'video' || group === 'audio') return group
  if (mime === 'application/ogg' || extension === 'ogx') return 'audio'
  if (mime === 'application/pdf') return 'pdf'
  if (officeTypes.has(mime)) return 'document'
  return archives.has(extension) ? 'archive' : 'other'
}

/** Types without a mark of their own: text, and what browsers and players would read as more than text. */
const textType = (head: Buffer, name: string): DetectedType | undefined => {
  if (!isText(head)) return undefined
  const start = head.subarray(0, 65_536).toString('utf8').trimStart().toLowerCase()
  if (start.startsWith('{\\rtf')) return { mimeType: 'application/rtf', extension: 'rtf', kind: 'document' }
  if (start.startsWith('#extm3u')) return { mimeType: 'text/plain', extension: 'm3u8', kind: 'other' }
  if (/<svg[\s>]/.test(start)) return { mimeType: 'image/svg+xml', extension: 'svg', kind: 'image' }
  if (/<(!doctype html|html|head|body|script|iframe)[\s>]/.test(start))
    return { mimeType: 'text/html', extension: 'html', kind: 'other' }
  return plainText(extensionOf(name))
}

const textNames = new Set(['csv', 'md', 'txt', 'vtt', 'srt'])

const plainText = (claimed: string): DetectedType => {
  const extension = textNames.has(claimed) ? claimed : 'txt'
  return { mimeType: 'text/plain', extension, kind: 'document' }
}

/** Text as older machines write it, in UTF-16 or with one byte for a letter: only where the name says that it is text. */
const isNamedText = (head: Buffer, claimed: string): boolean => {
  if (!textNames.has(claimed) || head.length === 0) return false
  const { text, isGuessed } = decodeText(head.subarray(0, 4096), true)
  if (isGuessed && head.subarray(0, 4096).includes(0)) return false
  return brokenPart(text) < 0.01
}

/** How much of a text is none: control characters and what could not be read. */
const brokenPart = (text: string): number =>
  (text.match(/[\uFFFD\0-\u0008\u000E-\u001A]/g)?.length ?? 0) / Math.max(1, text.length)

const isText = (head: Buffer): boolean => {
  if (head.length === 0 || head.subarray(0, 4096).includes(0)) return false
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') return false
  const sample = head.subarray(0, 4096)
  // The cut may stand inside a letter.
  const words = new TextDecoder('utf-8').decode(sample.subarray(0, Math.max(1, sample.length - 4)))
  return brokenPart(words) < 0.01
}

const claims: Readonly<Record<string, FileKind>> = {
  ...Object.fromEntries(
    ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'heic', 'bmp', 'ico', 'apng'].map((each) => [
      each,
      'image',
    ]),
  ),
  ...Object.fromEntries(['mp4', 'mov', 'webm', 'mkv', 'avi', 'm4v'].map((each) => [each, 'video'])),
  ...Object.fromEntries(['mp3', 'm4a', 'ogg', 'wav', 'flac', 'aac'].map((each) => [each, 'audio'])),
  pdf: 'pdf',
}

/** Whether a name promises a picture, sound, film or PDF and the content is written for browsers or players instead. */
export const isDisguised = (type: DetectedType, name: string): boolean => {
  const claimed = claims[extensionOf(name)]
  if (claimed === undefined) return false
  const played = new Set(['video', 'audio'])
  if (type.kind === claimed || (played.has(type.kind) && played.has(claimed))) {
    return type.mimeType === 'image/svg+xml'
  }
  return type.mimeType.startsWith('text/') || type.mimeType === 'image/svg+xml' || type.kind !== 'other'
}
