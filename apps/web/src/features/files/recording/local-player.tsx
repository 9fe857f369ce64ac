import type { RecordingKind } from '@lectern/contract/files/recording-name'
import type { RefCallback, SyntheticEvent } from 'react'
import styles from './recording.module.css'

interface LocalPlayerProps {
  kind: RecordingKind
  address: string
  label: string
  mediaRef?: RefCallback<HTMLMediaElement>
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
export const LocalPlayer = ({ kind, address, label, mediaRef }: LocalPlayerProps) => {
  const Player = kind === 'audio' ? 'audio' : 'video'
  return (
    <Player
      ref={mediaRef}
      className={styles.said}
      controls
      playsInline
      src={address}
      aria-label={label}
      onLoadedMetadata={measureLength}
    />
  )
}
