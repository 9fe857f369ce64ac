import type { PlacedFile } from '@lectern/contract/files/placed-file'
import type { File as StoredFile } from '@lectern/contract/files/file'
import { Switch } from '@lectern/ui/choices/switch'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './placed.module.css'

interface DocumentSwitchesProps {
  placed: PlacedFile
  file: StoredFile
  onChange: (change: Partial<Omit<PlacedFile, 'uuid'>>) => void
}

/** Whether readers may look at a document and download it, here; what is not said here the file says (document 001 §6). */
export const DocumentSwitches = ({ placed, file, onChange }: DocumentSwitchesProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.switches}>
      <Switch
        label={t('documents.allow_preview')}
        checked={placed.allow_doc_preview ?? file.allow_doc_preview}
        onChange={(event) => onChange({ allow_doc_preview: event.currentTarget.checked })}
      />
      <Switch
        label={t('documents.allow_download')}
        checked={placed.allow_doc_download ?? file.allow_doc_download}
        onChange={(event) => onChange({ allow_doc_download: event.currentTarget.checked })}
      />
    </div>
  )
}
