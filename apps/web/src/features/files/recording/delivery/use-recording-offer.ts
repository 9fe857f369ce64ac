import type { UploadModel } from '@lectern/contract/files/upload-models'
import { useEffect, useState } from 'react'
import type { RecordingKind } from '@lectern/contract/files/recording-name'
import { type StoredRecording, storedRecordings } from './stored-recordings.ts'
import { leftOnes } from './recording-lock.ts'

interface Wanted {
  kind: RecordingKind
  model: UploadModel
  person: string
  place?: string | undefined
}

/** What earlier visits recorded and did not send; undefined until the device has answered. */
export const useRecordingOffer = ({ kind, model, person, place }: Wanted) => {
  const [recordings, setRecordings] = useState<readonly StoredRecording[]>()
  useEffect(() => {
    let isGone = false
    const find = async () => {
      const wanted = place === undefined ? { kind, model } : { kind, model, place }
      return leftOnes(await storedRecordings.list(person, wanted))
    }
    find()
      // A device that keeps nothing has nothing to offer.
      .catch(() => [])
      .then((found) => !isGone && setRecordings(found))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [kind, model, person, place])
  return {
    recordings,
    /** The next one: this is done with. */
    next: () => setRecordings((all) => all?.slice(1)),
    /** Keeps them for another time. */
    skip: () => setRecordings([]),
  }
}
