import type { File as StoredFile } from '@lectern/contract/files/file'
import type { RecordingKind } from '@lectern/contract/files/recording-name'
import { uploadRules, type UploadModel } from '@lectern/contract/files/upload-models'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTexts, useNeededTexts } from '../../../lib/texts/index.ts'
import { acceptFor, type ChosenFile, readChosen } from '../uploads/index.ts'
import { AttachedList } from './attached-list.tsx'
import type { HandInTakes } from './hand-in-takes.ts'
import { HandInWays } from './hand-in-ways.tsx'
import { LeftRecordings } from './left-recordings.tsx'
import styles from './hand-in.module.css'
import { openRecorders } from './open-recorders.ts'
import { useAttachedFiles } from './use-attached-files.ts'
import { useHandIn } from './use-hand-in.ts'
import { Arriving, lazily } from '../../../lib/drawing/lazy-part.tsx'

// Nothing of a recorder is loaded before somebody turns to the answer.
const loadRecording = () => import('../recording/index.ts')
const Recorder = lazily(async () => (await loadRecording()).RecorderPanel)

export interface HandInProps {
  /** What the files belong to, the same after a reload. */
  place: string
  /** What recordings belong to, where that is something else. */
  recordingPlace?: string
  /** What the files are for. */
  model: UploadModel
  /** Large ways to attach something, each with its help, or a row of small ones. */
  look?: 'tiles' | 'row'
  /** Uuids of what is attached. */
  files: readonly string[]
  onFiles: (files: readonly string[]) => void
  /** Attached files as the page got them; others are asked for. */
  known: readonly StoredFile[]
  takes: HandInTakes
  most: number
}

/** Attaches files to an answer: by a button, dropped, pasted or recorded; shows what is attached and what is on its way. */
export const HandIn = (props: HandInProps) => {
  const hasTexts = useNeededTexts('files', 'documents')
  return hasTexts ? <ReadyHandIn {...props} /> : <Skeleton height="92px" />
}

const ReadyHandIn = ({ place, files, onFiles, known, takes, most, ...props }: HandInProps) => {
  const { model, look = 'tiles', recordingPlace = place } = props
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [records, setRecords] = useState<RecordingKind>()
  const { files: attached, renew } = useAttachedFiles(files, known)
  const handIn = useHandIn({ place, model, files, onFiles, most, takesUploads: takes.uploads, box })
  useEffect(
    () => (records === undefined ? undefined : openRecorders.open(recordingPlace)),
    [records, recordingPlace],
  )
  const isRecorded = takes.audio || takes.video
  // A press that comes before it is here waits for it, and says so if it does not come.
  const getReady = () => isRecorded && void loadRecording().catch(() => undefined)
  const close = () => {
    setRecords(undefined)
    // The button that was pressed is drawn again then.
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-way="${records}"]`)?.focus())
  }
  return (
    <div
      ref={box}
      className={styles.handIn}
      data-look={look}
      data-held={handIn.isHeld || undefined}
      onPointerEnter={getReady}
      onFocus={getReady}
    >
      {isRecorded && records === undefined && (
        <LeftRecordings place={recordingPlace} onAdd={(_kind, uuid) => handIn.attach(uuid)} />
      )}
      <AttachedList
        files={files}
        attached={attached}
        waiting={handIn.waiting}
        renew={renew}
        onRemove={handIn.remove}
      />
      {records !== undefined && (
        <Arriving fallback={<Skeleton height="92px" />}>
          <Recorder
            key={records}
            kind={records}
            model={model}
            place={recordingPlace}
            onCancel={close}
            onRecorded={(uuid) => {
              handIn.attach(uuid)
              close()
            }}
          />
        </Arriving>
      )}
      {records === undefined && (
        <HandInWays
          takes={takes}
          look={look}
          isFull={handIn.room === 0}
          most={most}
          onUpload={() => input.current?.click()}
          onRecord={setRecords}
        />
      )}
      {takes.uploads && <FileInput input={input} model={model} onChosen={handIn.send} />}
      <VisuallyHidden role="status">
        {files.length === 0 ? '' : t('documents.hand_in_count', { count: files.length })}
      </VisuallyHidden>
    </div>
  )
}

interface FileInputProps {
  input: RefObject<HTMLInputElement | null>
  model: UploadModel
  onChosen: (files: readonly ChosenFile[]) => void
}

/** What opens the device's own choice of files. */
const FileInput = ({ input, model, onChosen }: FileInputProps) => (
  <input
    ref={input}
    type="file"
    hidden
    multiple
    data-hand-in
    accept={acceptFor(uploadRules[model].kinds)}
    onChange={(event) => {
      onChosen(readChosen(event.currentTarget.files ?? []))
      event.currentTarget.value = ''
    }}
  />
)
