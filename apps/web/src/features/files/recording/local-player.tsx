import type { RecordingKind } from '@lectern/contract/files/recording-name'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Play } from 'lucide-react'
import { useEffect, useRef, type SyntheticEvent } from 'react'
import styles from './recording.module.css'

interface LocalPlayerProps {
  kind: RecordingKind
  recorded: Blob
  label: string
  /** Of a button that plays it from its beginning, and has the focus; without it there is none. */
  listen?: string | undefined
}

/** Browsers write no length into what they record: a jump behind the end makes them measure it. */
const measureLength = ({ currentTarget: media }: SyntheticEvent<HTMLMediaElement>) => {
  if (media.duration !== Infinity) return
  const toStart = () => {
    media.currentTime = 0
  }
  media.addEventListener('durationchange', toStart, { once: true })
  media.currentTime = Number.MAX_SAFE_INTEGER
}

/** Plays a recording from this device. */
export const LocalPlayer = ({ kind, recorded, label, listen }: LocalPlayerProps) => {
  const media = useRef<HTMLMediaElement | null>(null)
  useEffect(() => {
    const address = URL.createObjectURL(recorded)
    media.current?.setAttribute('src', address)
    return () => URL.revokeObjectURL(address)
  }, [recorded])
  const playFromStart = () => {
    if (!media.current) return
    media.current.currentTime = 0
    // What cannot be played says so by its own controls.
    void media.current.play().catch(() => undefined)
  }
  const Player = kind === 'audio' ? 'audio' : 'video'
  return (
    <div className={styles.step}>
      <Player
        ref={(element: HTMLMediaElement | null) => {
          media.current = element
        }}
        className={styles.recorded}
        controls
        playsInline
        aria-label={label}
        onLoadedMetadata={measureLength}
      />
      {listen !== undefined && (
        <div>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed a moment ago is gone */}
          <Button icon={<Icon of={Play} />} autoFocus onClick={playFromStart}>
            {listen}
          </Button>
        </div>
      )}
    </div>
  )
}
