import type { File as StoredFile } from '@lectern/contract/files/file'
import { percentOf, uploads, useUploads, type UploadReason } from '../../../../files/uploads/index.ts'
import { useWebFile, webFiles } from '../../../../files/web-files/index.ts'

/** A picture on its way into the storage, as its place in the text shows it. */
export interface Arrival {
  /** Null while the server fetches it. */
  readonly percent: number | null
  /** Once it is there; what the server makes of it comes later. */
  readonly file: StoredFile | null
  /** Why it does not arrive. */
  readonly reason: UploadReason | null
  /** Undefined when another try makes no sense. */
  readonly retry: (() => void) | undefined
}

const written = /^data:(image\/[a-z0-9.+-]+);base64,([a-z0-9+/=\s]*)$/i
const fromWeb = 'web:'

const fileOf = (data: string): File | null => {
  const [, type = '', base64 = ''] = written.exec(data) ?? []
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
    const [extension = 'png'] = type.replace('image/', '').split('+')
    return bytes.length === 0
      ? null
      : new File([bytes], `image.${extension.replace('jpeg', 'jpg')}`, { type })
  } catch {
    return null
  }
}

/** Begins to upload pictures of the clipboard; gives the names under which they arrive. */
export const uploadPictures = (pictures: readonly File[]): readonly string[] =>
  uploads.add(pictures, { model: 'infoUnitContent' })

/**
 * Begins to take a pasted picture into the storage, from an address of the web or from its `data:` address; gives the name under
 * which it arrives, null when there is nothing to take.
 */
export const takePicture = (source: string): string | null => {
  if (/^https?:/i.test(source)) return `${fromWeb}${webFiles.add(source)}`
  const file = fileOf(source)
  return file ? (uploadPictures([file])[0] ?? null) : null
}

/** A picture under the name that it arrives by; null when this tab knows nothing of it. */
export const useArrival = (name: string): Arrival | null => {
  const upload = useUploads().find(({ id }) => id === name)
  const webFile = useWebFile(name.slice(fromWeb.length))
  if (webFile) {
    const { id, file, reason } = webFile
    return { percent: null, file, reason, retry: () => webFiles.retry(id) }
  }
  if (!upload || upload.status === 'aborted') return null
  return {
    percent: percentOf(upload),
    file: upload.file,
    reason: upload.status === 'failed' ? upload.reason : null,
    retry: upload.canRetry ? () => uploads.retry(upload.id) : undefined,
  }
}
