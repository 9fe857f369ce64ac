import type { File as StoredFile } from '@lectern/contract/files/file'
import type { FileKind } from '@lectern/contract/files/kinds'
import { type UploadModel, uploadRules } from '@lectern/contract/files/upload-models'
import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Tabs } from '@lectern/ui/layout/tabs'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTexts, type TextId, useNeededTexts } from '../../../lib/texts/index.ts'
import { useStorageRights } from '../storage/use-storage-rights.ts'
import { kindsFor } from './accept-words.ts'
import { KindRefused } from './kind-refused.tsx'
import { LinkForm } from './link-form.tsx'
import styles from './picker.module.css'
import { RecordingTab, recordedKinds } from './recording-tab.tsx'
import { StorageTab } from './storage-tab.tsx'
import { UploadTab } from './upload-tab.tsx'
import { useFileTitle } from '../use-file-title.ts'

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
const useOpenSources = (
  wanted: readonly PickerSource[],
  model: UploadModel,
  kinds: readonly FileKind[],
): PickerSource[] => {
  const { mayList, mayStore } = useStorageRights()
  const mayUpload = mayStore || uploadRules[model].by === 'learner'
  const isOpen: Readonly<Record<PickerSource, boolean>> = {
    upload: mayUpload,
    storage: mayList,
    link: mayStore,
    recording: mayUpload && recordedKinds(kinds).length > 0,
  }
  return wanted.filter((source) => isOpen[source])
}

/** A dialog in which files are uploaded, taken from the storage, fetched from the web or recorded. */
export const FilePicker = (props: FilePickerProps) => useNeededTexts('files') && <ReadyPicker {...props} />

const ReadyPicker = (props: FilePickerProps) => {
  const { model, accept, many, sources = everySource, onPicked, onClose } = props
  const { t } = useTexts()
  const titleOf = useFileTitle()
  const kinds = kindsFor(model, accept)
  const open = useOpenSources(sources, model, kinds)
  const [wanted, setWanted] = useState<PickerSource>()
  const [picked, setPicked] = useState<readonly StoredFile[]>([])
  const [refused, setRefused] = useState<string>()
  const source = open.find((each) => each === wanted) ?? open[0]
  // What a file is, is known when the server has looked at it.
  const give = (files: readonly StoredFile[]) => {
    const wrong = files.find(({ kind }) => !kinds.includes(kind))
    setRefused(wrong && titleOf(wrong))
    const fitting = files.filter(({ kind }) => kinds.includes(kind))
    if (fitting.length > 0) onPicked(fitting)
  }
  const choose = (next: PickerSource) => {
    setRefused(undefined)
    setWanted(next)
  }
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
            <Button variant="primary" disabled={picked.length === 0} onClick={() => give(picked)}>
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
          onChange={choose}
        >
          <div className={styles.body}>
            {refused !== undefined && <KindRefused name={refused} kinds={kinds} />}
            {source === 'upload' && <UploadTab model={model} kinds={kinds} many={many} onPicked={give} />}
            {source === 'storage' && (
              <StorageTab kinds={kinds} many={many} picked={picked} onPick={setPicked} />
            )}
            {source === 'link' && <LinkForm model={model} onTaken={(file) => give([file])} />}
            {source === 'recording' && <RecordingTab model={model} kinds={kinds} onPicked={give} />}
          </div>
        </Tabs>
      )}
    </Dialog>
  )
}
