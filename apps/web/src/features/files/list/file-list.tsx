import type { File as StoredFile } from '@lectern/contract/files/file'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { FileEntry } from './file-entry.tsx'
import styles from './file-list.module.css'
import { Arriving, lazily } from '../../../lib/drawing/lazy-part.tsx'

// Nothing of these is loaded before it is asked for.
const ZoomOverlay = lazily(async () => (await import('../zoom/index.ts')).ZoomOverlay)

interface FileListProps {
  files: readonly StoredFile[]
  /** The same files with fresh links. */
  renew: () => Promise<readonly StoredFile[]>
}

const isPicture = (file: StoredFile): file is StoredFile & { url: string } =>
  file.kind === 'image' && file.url !== null

/** Files as a reader sees them: pictures to zoom, documents to look at, sound and films to play, the rest to take along. */
export const FileList = ({ files, renew }: FileListProps) => {
  const { t } = useTexts()
  const [zoomed, setZoomed] = useState<string>()
  const pictures = files.filter(isPicture)
  const first = pictures.findIndex(({ uuid }) => uuid === zoomed)
  return (
    <>
      <ul className={styles.list} aria-label={t('documents.files')}>
        {files.map((file) => (
          <li key={file.uuid}>
            <FileEntry file={file} renew={renew} onZoom={() => setZoomed(file.uuid)} />
          </li>
        ))}
      </ul>
      {first !== -1 && (
        <Arriving>
          <ZoomOverlay
            images={pictures.map(({ url, original_name: name }) => ({ url, name }))}
            first={first}
            onClose={() => setZoomed(undefined)}
          />
        </Arriving>
      )}
    </>
  )
}
