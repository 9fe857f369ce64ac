import { useNeededTexts } from '../../../lib/texts/index.ts'
import type { File as StoredFile } from '@lectern/contract/files/file'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { FileList } from './file-list.tsx'
import styles from './file-list.module.css'

interface ShownFilesProps {
  files: readonly StoredFile[]
  /** The same files with fresh links. */
  renew: () => Promise<readonly StoredFile[]>
}

/** Files that came with what they belong to, for its reader. */
export const ShownFiles = (props: ShownFilesProps) => {
  const hasTexts = useNeededTexts('documents')
  if (hasTexts) return <FileList {...props} />
  return (
    <div className={styles.list} aria-busy="true">
      {props.files.map(({ uuid }) => (
        <Skeleton key={uuid} height="70px" radius="var(--radius-card)" />
      ))}
    </div>
  )
}
