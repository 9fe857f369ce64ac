import { useEffect, useState } from 'react'
import { useFileTitle } from '../use-file-title.ts'
import { type StoredRecording, storedRecordings } from './delivery/stored-recordings.ts'
import { LocalPlayer } from './local-player.tsx'

/** What was said until now; undefined until it is read. */
const useSaid = ({ id, mimeType }: StoredRecording): Blob | undefined => {
  const [said, setSaid] = useState<Blob>()
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const slices = await storedRecordings.slices(id)
      if (!isGone) setSaid(new Blob(slices, { type: mimeType }))
    }
    read().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [id, mimeType])
  return said
}

/** Plays what an earlier visit recorded, from this device. */
export const SaidPlayer = ({ recording }: { recording: StoredRecording }) => {
  const said = useSaid(recording)
  const titleOf = useFileTitle()
  if (!said) return null
  return <LocalPlayer kind={recording.kind} said={said} label={titleOf({ original_name: recording.name })} />
}
