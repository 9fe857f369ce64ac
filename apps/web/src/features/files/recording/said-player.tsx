import { useEffect, useState } from 'react'
import { type KeptRecording, keptRecordings } from './kept-recordings.ts'
import styles from './recording.module.css'

/** What was said until now, for listening; undefined until it is read. */
const useSaid = ({ id, mimeType }: KeptRecording): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isGone = false
    const read = async () => {
      const slices = await keptRecordings.slices(id)
      if (isGone) return
      made = URL.createObjectURL(new Blob(slices, { type: mimeType }))
      setAddress(made)
    }
    read().catch(() => undefined)
    return () => {
      isGone = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [id, mimeType])
  return address
}

/** Plays a recording from this device. */
export const SaidPlayer = ({ recording }: { recording: KeptRecording }) => {
  const address = useSaid(recording)
  const Player = recording.kind === 'audio' ? 'audio' : 'video'
  return (
    address !== undefined && (
      <Player className={styles.said} controls src={address} aria-label={recording.name} />
    )
  )
}
