import type { File } from '@lectern/contract/files/file'
import type { FileKind } from '@lectern/contract/files/kinds'
import type { TextId } from '../../../../lib/texts/index.ts'

export const kindTexts: Readonly<Record<FileKind, TextId>> = {
  image: 'files.kind_image',
  video: 'files.kind_video',
  audio: 'files.kind_audio',
  pdf: 'files.kind_pdf',
  document: 'files.kind_document',
  archive: 'files.kind_archive',
  other: 'files.kind_other',
}

const two = (value: number): string => String(value).padStart(2, '0')

/** 1:02:03, or 2:03. */
export const durationText = (seconds: number): string => {
  const whole = Math.round(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** Where the bytes as uploaded are taken along. */
export const downloadPath = ({ uuid }: Pick<File, 'uuid'>): string =>
  `/api/v1/files/${uuid}/download?origin=1`

export const isInProcess = ({ process_status: status }: Pick<File, 'process_status'>): boolean =>
  status === 'pending' || status === 'processing'

export const isDocument = ({ kind }: Pick<File, 'kind'>): boolean => kind === 'pdf' || kind === 'document'
