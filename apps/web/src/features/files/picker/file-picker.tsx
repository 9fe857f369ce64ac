import type { File as StoredFile } from '@lectern/contract/files/file'
import type { FileKind } from '@lectern/contract/files/kinds'
import type { UploadModel } from '@lectern/contract/files/upload-models'
import { Button } from '@lectern/ui/button'
import { Dialog } from '@lectern/ui/dialog'
import { EmptyState } from '@lectern/ui/empty-state'
import { Tabs } from '@lectern/ui/tabs'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { useStorageRights } from '../storage/use-storage-rights.ts'
import { kindsFor } from './accept-words.ts'
import { LinkForm } from './link-form.tsx'
import styles from './picker.module.css'
import { StorageTab } from './storage-tab.tsx'
import { UploadTab } from './upload-tab.tsx'

export type PickerSource = 'upload' | 'storage' | 'link' | 'recording'

export interface FilePickerProps {
  /** What an upload is for. */
  model: UploadModel
  /** Kinds that the place takes. */
  accept: readonly FileKind[]
  many: boolean
  sources?: readonly PickerSource[] | undefined
  /** Also for files that are still made ready: they may be placed at once. */
  onPicked: (files: StoredFile[]) => void
  onClose: () => void
}

const everySource: readonly PickerSource[] = ['upload', 'storage', 'link', 'recording']

const sourceTexts: Readonly<Record<PickerSource, TextId>> = {
  upload: 'files.source_upload',
  storage: 'files.source_storage',
  link: 'files.source_link',
  recording: 'files.source_recording',
}

/** What the person may use, and what makes sense for the kinds. */
const useOpenSources = (wanted: readonly PickerSource[], model: UploadModel): PickerSource[] => {
  const { mayList, mayStore } = useStorageRights()
  const isOpen: Readonly<Record<PickerSource, boolean>> = {
    upload: mayStore || model === 'quizAnswer' || model === 'comment',
    storage: mayList,
    link: mayStore,
    recording: false,
  }
  return wanted.filter((source) => isOpen[source])
}

/** A dialog in which files are uploaded, taken from the storage, fetched from the web or recorded. */
export const FilePicker = ({
  model,
  accept,
  many,
  sources = everySource,
  onPicked,
  onClose,
}: FilePickerProps) => {
  const { t } = useTexts()
  const open = useOpenSources(sources, model)
  const [wanted, setWanted] = useState<PickerSource>()
  const [picked, setPicked] = useState<readonly StoredFile[]>([])
  const source = open.find((each) => each === wanted) ?? open[0]
  const kinds = kindsFor(model, accept)
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t(many ? 'files.pick_files' : 'files.pick_file')}
      closeLabel={t('common.close')}
      actions={
        source === 'storage' && (
          <>
            <Button onClick={onClose}>{t('files.cancel')}</Button>
            <Button look="primary" disabled={picked.length === 0} onClick={() => onPicked([...picked])}>
              {t('files.pick', { count: picked.length })}
            </Button>
          </>
        )
      }
    >
      {source === undefined ? (
        <EmptyState level={3} icon={KeyRound} title={t('files.no_source')} text={t('files.no_source_text')} />
      ) : (
        <Tabs
          label={t('files.sources')}
          items={open.map((id) => ({ id, label: t(sourceTexts[id]) }))}
          value={source}
          onChange={setWanted}
        >
          <div className={styles.body}>
            {source === 'upload' && <UploadTab model={model} kinds={kinds} many={many} onPicked={onPicked} />}
            {source === 'storage' && (
              <StorageTab kinds={kinds} many={many} picked={picked} onPick={setPicked} />
            )}
            {source === 'link' && <LinkForm model={model} onTaken={(file) => onPicked([file])} />}
          </div>
        </Tabs>
      )}
    </Dialog>
  )
}
