import type { File as StoredFile } from '@lectern/contract/files/file'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { DownloadLink } from './download-link.tsx'
import { EmbeddedDocument } from './embedded-document.tsx'
import { downloadAddress, isShown, isUnready, mayDownload, viewOf } from './file-rights.ts'
import { FileRow } from './file-row.tsx'
import { PictureEntry } from './picture-entry.tsx'
import { PlayedFile } from './played-file.tsx'
import { Arriving, lazily } from '../../../lib/drawing/lazy-part.tsx'

// Viewers come with the first document that is looked at.
const PdfDialog = lazily(async () => (await import('../pdf/index.ts')).PdfDialog)
const PdfViewer = lazily(async () => (await import('../pdf/index.ts')).PdfViewer)
const TextDialog = lazily(async () => (await import('../text/index.ts')).TextDialog)
const TextViewer = lazily(async () => (await import('../text/index.ts')).TextViewer)

interface FileEntryProps {
  file: StoredFile
  renew: () => Promise<readonly StoredFile[]>
  onZoom: () => void
}

/** One file as a reader sees it. */
export const FileEntry = ({ file, renew, onZoom }: FileEntryProps) => {
  if (file.kind === 'image' && file.url !== null)
    return (
      <PictureEntry
        file={file}
        url={file.url}
        onZoom={onZoom}
        onBroken={() => void renew().catch(() => undefined)}
      />
    )
  if (file.kind === 'audio' || file.kind === 'video') return <Played file={file} renew={renew} />
  return <Read file={file} renew={renew} />
}

const Played = ({ file, renew }: Omit<FileEntryProps, 'onZoom'>) => (
  <FileRow file={file} actions={<DownloadLink file={file} />}>
    {!isUnready(file) && file.url !== null && <PlayedFile file={file} renew={renew} />}
  </FileRow>
)

const Read = ({ file, renew }: Omit<FileEntryProps, 'onZoom'>) => {
  const { t } = useTexts()
  const [opens, setOpens] = useState(false)
  const shown = viewOf(file)
  const name = file.original_name
  const freshUrl = async () => {
    const fresh = (await renew()).find(({ uuid }) => uuid === file.uuid)
    return (fresh && viewOf(fresh)?.url) ?? null
  }
  const view = shown && {
    ...{ name, url: shown.url, renew: freshUrl },
    download: mayDownload(file) ? downloadAddress(file) : null,
  }
  const words = { bytes: file.bytes, isTable: shown?.as === 'table' }
  const isPdf = shown?.as === 'pdf'
  const [onFull, onClose] = [() => setOpens(true), () => setOpens(false)]
  return (
    <FileRow
      file={file}
      actions={
        <>
          {view && <IconButton icon={Eye} label={t('documents.preview_named', { name })} onClick={onFull} />}
          <DownloadLink file={file} />
        </>
      }
    >
      {view && isShown(file) && (
        <EmbeddedDocument>
          {isPdf ? <PdfViewer {...view} onFull={onFull} /> : <TextViewer {...view} {...words} />}
        </EmbeddedDocument>
      )}
      {view && opens && (
        <Arriving>
          {isPdf ? (
            <PdfDialog {...view} onClose={onClose} />
          ) : (
            <TextDialog {...view} {...words} onClose={onClose} />
          )}
        </Arriving>
      )}
    </FileRow>
  )
}
