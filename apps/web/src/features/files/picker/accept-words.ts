import type { FileKind } from '@lectern/contract/files/kinds'
import { fileKinds } from '@lectern/contract/files/kinds'
import { type UploadModel, uploadRules } from '@lectern/contract/files/upload-models'
import type { TextId } from '../../../lib/texts/index.ts'

const manyTexts: Readonly<Record<FileKind, TextId>> = {
  image: 'files.many_image',
  video: 'files.many_video',
  audio: 'files.many_audio',
  pdf: 'files.many_pdf',
  document: 'files.many_document',
  archive: 'files.many_archive',
  other: 'files.many_other',
}

/** Words for the kinds that are taken; none when every kind is. */
export const kindsTaken = (kinds: readonly FileKind[]): readonly TextId[] =>
  kinds.length >= fileKinds.length ? [] : kinds.map((kind) => manyTexts[kind])

/** The kinds that both the place and what the upload is for take. */
export const kindsFor = (model: UploadModel, accept: readonly FileKind[]): FileKind[] =>
  accept.filter((kind) => uploadRules[model].kinds.includes(kind))
