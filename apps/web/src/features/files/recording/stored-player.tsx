import { useEffect, useState } from 'react'
import { useFileTitle } from '../use-file-title.ts'
import { type StoredRecording, storedRecordings } from './delivery/stored-recordings.ts'
import { LocalPlayer } from './local-player.tsx'

/** What was recorded until now; undefined until it is read. */
const useStoredBytes = ({ id, mimeType }: StoredRecording): Blob | undefined => {
  const [recorded, setRecorded] = useState<Blob>()
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const slices = await storedRecordings.slices(id)
      if (!isGone) setRecorded(new Blob(slices, { type: mimeType }))
    }
    read().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [id, mimeType])
  return recorded
}

/** Plays what an earlier visit recorded, from this device. */
export const StoredPlayer = ({ recording }: { recording: StoredRecording }) => {
  const recorded = useStoredBytes(recording)
  const titleOf = useFileTitle()
  if (!recorded) return null
  return (
    <LocalPlayer
      kind={recording.kind}
      recorded={recorded}
      label={titleOf({ original_name: recording.name })}
    />
  )
}
