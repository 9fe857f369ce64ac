import { defaultMaxUpload, extensionOf, uploadRules } from '@lectern/contract/files/upload-models'
import type { UploadRequest } from '../upload.ts'
import { reasonOf, type UploadReason } from '../upload-reason.ts'

/** What a school takes, as far as the client was told. */
export interface UploadLimits {
  readonly maxUpload: number
  /** Null for whoever may not know. */
  readonly free: number | null
  readonly quota: number | null
}

export const unknownLimits: UploadLimits = { maxUpload: defaultMaxUpload, free: null, quota: null }

/** Why a file cannot go; undefined when the server may be asked. The server decides all of it again. */
export const refusalOf = (
  file: { readonly name: string; readonly size: number },
  { model }: Pick<UploadRequest, 'model'>,
  { maxUpload, free, quota }: UploadLimits,
): UploadReason | undefined => {
  const { extensions } = uploadRules[model]
  if (file.size === 0) return reasonOf('file_empty')
  if (file.size > maxUpload) return reasonOf('file_too_large', { limit: maxUpload })
  if (extensions && !extensions.includes(extensionOf(file.name)))
    return reasonOf('file_type_refused', { extensions: extensions.join(', ') })
  if (free !== null && quota !== null && file.size > free) return reasonOf('quota_exceeded', { free, quota })
  return undefined
}
