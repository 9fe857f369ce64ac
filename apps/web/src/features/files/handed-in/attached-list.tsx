import type { File as StoredFile } from '@lectern/contract/files/file'
import { useTexts } from '../../../lib/texts/index.ts'
import type { Upload } from '../uploads/index.ts'
import { AttachedRow } from './attached-row.tsx'
import styles from './hand-in.module.css'
import type { AttachedFile } from './use-attached-files.ts'
import { WaitingRow } from './waiting-row.tsx'

interface AttachedListProps {
  /** Uuids, and what is known of each. */
  files: readonly string[]
  attached: readonly AttachedFile[]
  waiting: readonly Upload[]
  renew: (uuid: string) => Promise<readonly StoredFile[]>
  onRemove: (uuid: string, name: string) => void
}

/** What an answer has, and behind it what is on its way. */
export const AttachedList = ({ files, attached, waiting, renew, onRemove }: AttachedListProps) => {
  const { t } = useTexts()
  if (files.length + waiting.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('documents.hand_in_files')}>
      {files.map((uuid, at) => (
        <li key={uuid}>
          <AttachedRow
            file={attached[at] ?? 'loading'}
            renew={renew}
            onRemove={(name) => onRemove(uuid, name)}
          />
        </li>
      ))}
      {waiting.map((upload) => (
        <li key={upload.id}>
          <WaitingRow upload={upload} />
        </li>
      ))}
    </ul>
  )
}
