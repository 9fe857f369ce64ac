import type { RecordingKind } from '@lectern/contract/files/recording-name'
import { Button } from '@lectern/ui/button'
import { Icon } from '@lectern/ui/icon'
import { Play } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { LocalPlayer } from './local-player.tsx'
import styles from './recording.module.css'

/** What was recorded a moment ago, to be heard or seen on the device before anything is decided. */
export const HeardPlayer = ({ kind, said }: { kind: RecordingKind; said: Blob }) => {
  const { t } = useTexts()
  const media = useRef<HTMLMediaElement>(null)
  const playFromStart = () => {
    if (!media.current) return
    media.current.currentTime = 0
    // What cannot be played says so by its own controls.
    void media.current.play().catch(() => undefined)
  }
  return (
    <div className={styles.step}>
      <LocalPlayer
        kind={kind}
        said={said}
        label={t(kind === 'audio' ? 'documents.recording_audio' : 'documents.recording_video')}
        media={media}
      />
      <div>
        <Button
          icon={<Icon of={Play} />}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed a moment ago is gone
          autoFocus
          onClick={playFromStart}
        >
          {t(kind === 'audio' ? 'documents.listen' : 'documents.watch')}
        </Button>
      </div>
    </div>
  )
}
