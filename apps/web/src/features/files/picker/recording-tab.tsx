import type { File as StoredFile } from '@lectern/contract/files/file'
import type { FileKind } from '@lectern/contract/files/kinds'
import type { UploadModel } from '@lectern/contract/files/upload-models'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Mic, Video } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { getFile } from '../api.ts'
import styles from './picker.module.css'

/** Asked for seldom, so loaded then. */
const Recorder = lazy(async () => ({ default: (await import('../recording/index.ts')).RecorderPanel }))

interface RecordingTabProps {
  model: UploadModel
  kinds: readonly FileKind[]
  onPicked: (files: StoredFile[]) => void
}

const ways = [
  { kind: 'audio', text: 'files.record_audio', icon: Mic },
  { kind: 'video', text: 'files.record_video', icon: Video },
] as const

/** The kinds of recording that a place takes. */
export const recordedKinds = (kinds: readonly FileKind[]) =>
  ways.map(({ kind }) => kind).filter((kind) => kinds.includes(kind))

/** A box for films may hold sound alone: until the server has looked into it, the file is what was recorded. */
const recordedAs = (kind: FileKind, file: StoredFile): StoredFile =>
  file.process_status === 'completed' ? file : { ...file, kind }

/** Records sound or film. Nothing listens before it was asked for. */
export const RecordingTab = ({ model, kinds, onPicked }: RecordingTabProps) => {
  const { t } = useTexts()
  const [kind, setKind] = useState<(typeof ways)[number]['kind']>()
  if (kind !== undefined)
    return (
      <Suspense>
        <Recorder
          kind={kind}
          model={model}
          onRecorded={async (uuid) =>
            onPicked([recordedAs(kind, (await getFile({ params: { uuid } })).data)])
          }
          onCancel={() => setKind(undefined)}
        />
      </Suspense>
    )
  return (
    <div className={styles.zone}>
      <p>{t('files.record_text')}</p>
      <div className={styles.ways}>
        {ways
          .filter((way) => kinds.includes(way.kind))
          .map((way) => (
            <Button key={way.kind} icon={<Icon of={way.icon} />} onClick={() => setKind(way.kind)}>
              {t(way.text)}
            </Button>
          ))}
      </div>
    </div>
  )
}
