import type { File as StoredFile } from '@lectern/contract/files/file'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { X } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { isPlayed } from '../list/file-rights.ts'
import { FileRow } from '../list/file-row.tsx'
import { PlayedFile } from '../list/played-file.tsx'
import { useFileTitle } from '../use-file-title.ts'
import type { AttachedFile } from './use-attached-files.ts'
import styles from './hand-in.module.css'

interface AttachedRowProps {
  file: AttachedFile
  /** The same file with links of now. */
  renew: (uuid: string) => Promise<readonly StoredFile[]>
  onRemove: (name: string) => void
}

/** A file of the answer: what it is, to be heard or seen where that can be, and the way to take it back. */
export const AttachedRow = ({ file, renew, onRemove }: AttachedRowProps) => {
  const { t } = useTexts()
  const titleOf = useFileTitle()
  const isHere = typeof file === 'object'
  const name = isHere ? titleOf(file) : t(file === 'gone' ? 'documents.file_gone' : 'documents.file_loading')
  const take = (
    <IconButton
      icon={X}
      className={styles.press}
      label={t('documents.hand_in_remove', { name })}
      onClick={() => onRemove(name)}
    />
  )
  if (!isHere)
    return (
      <div className={styles.row} data-status={file}>
        <span className={styles.words}>{name}</span>
        {take}
      </div>
    )
  return (
    <FileRow file={file} actions={take}>
      {isPlayed(file) && <PlayedFile file={file} renew={() => renew(file.uuid)} />}
    </FileRow>
  )
}
