import type { File as StoredFile } from '@lectern/contract/files/file'
import type { FileKind } from '@lectern/contract/files/kinds'
import type { UploadModel } from '@lectern/contract/files/upload-models'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { CloudUpload } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import {
  acceptFor,
  guessKind,
  readChosen,
  readDropped,
  type Upload,
  uploads,
  useFilePaste,
  useUploads,
} from '../uploads/index.ts'
import { KindRefused, useKindsTaken } from './kind-refused.tsx'
import { PickerUploads } from './picker-uploads.tsx'
import styles from './picker.module.css'

/** The uploads that were begun here. */
const usePickedUploads = (ids: readonly string[]): readonly Upload[] =>
  useUploads().filter(({ id }) => ids.includes(id))

interface UploadTabProps {
  model: UploadModel
  kinds: readonly FileKind[]
  many: boolean
  onPicked: (files: StoredFile[]) => void
}

/** Drop, choose or paste; what has arrived is picked at once, made ready or not. */
export const UploadTab = ({ model, kinds, many, onPicked }: UploadTabProps) => {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [ids, setIds] = useState<readonly string[]>([])
  const [isOver, setOver] = useState(false)
  const [refused, setRefused] = useState<string>()
  const mine = usePickedUploads(ids)
  const pick = useEffectEvent(onPicked)
  const arrived = mine.length > 0 && mine.every(({ file }) => file !== null)
  useEffect(() => {
    if (arrived) pick(mine.flatMap(({ file }) => file ?? []))
    // oxlint-disable-next-line react/exhaustive-deps -- the files are the same while none arrives
  }, [arrived])

  const take = (files: readonly File[]) => {
    // What the name does not tell is left to the server, which looks at the content.
    const wrong = files.find((file) => {
      const kind = guessKind(file)
      return kind !== 'other' && !kinds.includes(kind)
    })
    setRefused(wrong?.name)
    if (wrong || files.length === 0) return
    const added = uploads.add(many ? files : files.slice(0, 1), { model })
    setIds((before) => [...before, ...added])
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void readDropped(event.nativeEvent.dataTransfer ?? new DataTransfer()).then((chosen) =>
      take(chosen.map(({ file }) => file)),
    )
  }
  useFilePaste({ isOn: true, onFiles: (chosen) => take(chosen.map(({ file }) => file)) })
  const taken = useKindsTaken(kinds)
  return (
    <>
      <div
        className={styles.zone}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Icon of={CloudUpload} size={24} />
        <p>{t('files.drop_or_choose')}</p>
        <Button variant="primary" onClick={() => input.current?.click()}>
          {t(many ? 'files.choose_files' : 'files.choose_file')}
        </Button>
        {taken !== '' && <p className={styles.hint}>{t('files.takes', { kinds: taken })}</p>}
        <input
          ref={input}
          type="file"
          hidden
          multiple={many}
          accept={acceptFor(kinds)}
          data-pick="upload"
          onChange={(event) => {
            take(readChosen(event.currentTarget.files ?? []).map(({ file }) => file))
            event.currentTarget.value = ''
          }}
        />
      </div>
      {refused !== undefined && <KindRefused name={refused} kinds={kinds} />}
      <PickerUploads
        uploads={mine}
        onGone={(id) => setIds((before) => before.filter((each) => each !== id))}
      />
    </>
  )
}
