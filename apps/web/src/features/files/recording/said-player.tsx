import { useEffect, useState } from 'react'
import { useFileTitle } from '../use-file-title.ts'
import { type KeptRecording, keptRecordings } from './kept-recordings.ts'
import { LocalPlayer } from './local-player.tsx'

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

/** Plays what an earlier visit recorded, from this device. */
export const SaidPlayer = ({ recording }: { recording: KeptRecording }) => {
  const address = useSaid(recording)
  const titleOf = useFileTitle()
  return (
    address !== undefined && (
      <LocalPlayer
        kind={recording.kind}
        address={address}
        label={titleOf({ original_name: recording.name })}
      />
    )
  )
}
