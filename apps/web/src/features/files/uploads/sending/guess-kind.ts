import type { FileKind } from '@lectern/contract/files/kinds'
import { extensionOf } from '@lectern/contract/files/upload-models'

const byExtension: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  doc: 'document',
  docx: 'document',
  odt: 'document',
  ppt: 'document',
  pptx: 'document',
  xls: 'document',
  xlsx: 'document',
  txt: 'document',
  zip: 'archive',
  rar: 'archive',
  '7z': 'archive',
  gz: 'archive',
  heic: 'image',
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  gif: 'image',
  webp: 'image',
  avif: 'image',
  svg: 'image',
  mp4: 'video',
  webm: 'video',
  mkv: 'video',
  mov: 'video',
  avi: 'video',
  mp3: 'audio',
  wav: 'audio',
  ogg: 'audio',
  opus: 'audio',
  flac: 'audio',
  aac: 'audio',
  m4a: 'audio',
}

/** What a file seems to be before the server has looked at its content. */
export const guessKind = ({ name, type }: { name: string; type: string }): FileKind => {
  const [family] = type.split('/', 1)
  if (family === 'image' || family === 'video' || family === 'audio') return family
  return byExtension[extensionOf(name)] ?? 'other'
}

/** For the `accept` of a file input; null when everything is taken. */
const acceptOf: Readonly<Record<FileKind, string | null>> = {
  image: 'image/*,.heic',
  video: 'video/*,.mkv,.mov',
  audio: 'audio/*,.m4a',
  pdf: 'application/pdf,.pdf',
  document: '.doc,.docx,.odt,.ppt,.pptx,.xls,.xlsx,.txt,.rtf,.csv',
  archive: '.zip,.rar,.7z,.gz,.tar',
  other: null,
}

/** The `accept` of a file input for some kinds; undefined when a file of any type may be chosen. */
export const acceptFor = (kinds: readonly FileKind[]): string | undefined => {
  const parts = kinds.map((kind) => acceptOf[kind])
  return parts.some((part) => part === null) ? undefined : parts.join(',')
}
