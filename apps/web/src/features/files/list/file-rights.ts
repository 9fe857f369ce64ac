import type { File as StoredFile } from '@lectern/contract/files/file'

type Facts = Pick<StoredFile, 'kind' | 'allow_doc_preview' | 'allow_doc_download' | 'pivot'>

const documents: ReadonlySet<StoredFile['kind']> = new Set(['pdf', 'document'])

/** Documents follow their switches; every other type may always be taken along (document 001 §5). */
export const isDocument = ({ kind }: Pick<Facts, 'kind'>): boolean => documents.has(kind)

/** Whether a document is shown within the page: as its place says, else as the file says. */
export const isShown = (file: Facts): boolean =>
  isDocument(file) && (file.pivot?.allow_doc_preview ?? file.allow_doc_preview)

/** Whether a file may be downloaded: documents as their place says, else as the file says; true when nobody says. */
export const mayDownload = (file: Facts): boolean =>
  !isDocument(file) || (file.pivot?.allow_doc_download ?? file.allow_doc_download ?? true)

/** Where a file is downloaded; of a film the one that was uploaded (document 001 §2). */
export const downloadAddress = ({ uuid, kind }: Pick<StoredFile, 'uuid' | 'kind'>): string =>
  `/api/v1/files/${uuid}/download${kind === 'video' ? '?origin=1' : ''}`

/** How a document is shown, and where what is shown lies. */
interface DocumentView {
  readonly as: 'pdf' | 'text' | 'table'
  readonly url: string
}

/** What shows a document: itself, or the PDF that was made of it; null when there is none for this reader. */
export const viewOf = (
  file: Pick<StoredFile, 'kind' | 'mime_type' | 'extension' | 'url' | 'children'>,
): DocumentView | null => {
  const made = file.children.find(({ role }) => role === 'preview_pdf')?.url ?? null
  const isText = file.kind === 'document' && file.mime_type === 'text/plain'
  const url = file.kind === 'pdf' || isText ? file.url : made
  if (!isDocument(file) || url === null) return null
  if (!isText) return { as: 'pdf', url }
  return { as: file.extension === 'csv' ? 'table' : 'text', url }
}

/** Whether it can be heard or seen by now: a film plays before all of it is ready. */
export const isPlayed = ({
  kind,
  url,
  process_status: status,
}: Pick<StoredFile, 'kind' | 'url' | 'process_status'>): boolean =>
  (kind === 'audio' || kind === 'video') && url !== null && status !== 'failed'

/** Nothing is known of it yet but that it is being prepared. */
export const isUnready = ({ process_status: status }: Pick<StoredFile, 'process_status'>): boolean =>
  status === 'pending' || status === 'processing'
