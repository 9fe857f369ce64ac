import { useEffect, useState } from 'react'
import { type StoredRecording, storedRecordings } from './stored-recordings.ts'
import { leftOnes, onRecordingLeft } from './recording-lock.ts'

const none: readonly StoredRecording[] = []

/** What a person recorded on a page and did not send, as long as no tab works on it; the latest first. */
export const useLeftRecordings = (person: string, place: string): readonly StoredRecording[] => {
  const [recordings, setRecordings] = useState(none)
  useEffect(() => {
    let isGone = false
    const look = () =>
      void storedRecordings
        .list(person, { place })
        .then(leftOnes)
        // A device that keeps nothing has nothing to offer.
        .catch(() => none)
        .then((found) => !isGone && setRecordings(found))
    look()
    const stop = onRecordingLeft(look)
    // Another tab may have taken it.
    window.addEventListener('focus', look)
    return () => {
      isGone = true
      stop()
      window.removeEventListener('focus', look)
    }
  }, [person, place])
  return recordings
}
