import type { RecordingKind } from '@lectern/contract/files/recording-name'
import { useEffect, type RefObject, type SyntheticEvent } from 'react'
import styles from './recording.module.css'

interface LocalPlayerProps {
  kind: RecordingKind
  said: Blob
  label: string
  /** Given the player. */
  media: RefObject<HTMLMediaElement | null>
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
export const LocalPlayer = ({ kind, said, label, media }: LocalPlayerProps) => {
  useEffect(() => {
    const address = URL.createObjectURL(said)
    media.current?.setAttribute('src', address)
    return () => URL.revokeObjectURL(address)
  }, [said, media])
  const Player = kind === 'audio' ? 'audio' : 'video'
  return (
    <Player
      ref={(element: HTMLMediaElement | null) => {
        media.current = element
      }}
      className={styles.said}
      controls
      playsInline
      aria-label={label}
      onLoadedMetadata={measureLength}
    />
  )
}
