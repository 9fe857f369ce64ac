import { useSyncExternalStore } from 'react'
import { useUploads, type Upload } from '../uploads/index.ts'
import { openRecorders } from './open-recorders.ts'

const none: readonly string[] = []

/** Its bytes are with the server: it is a file, whatever is still made of it. */
export const hasArrived = (upload: Upload): upload is Upload & { fileUuid: string } =>
  upload.fileUuid !== null && (upload.status === 'checking' || upload.status === 'completed')

const shareSent = (uploads: readonly Upload[]): number => {
  const bytes = uploads.reduce((sum, each) => sum + each.bytes, 0)
  return bytes === 0 ? 0 : uploads.reduce((sum, { sent }) => sum + sent, 0) / bytes
}

/**
 * What is on its way to places that begin so: uploads, those that do not go on by themselves, and open recorders. Null is
 * no place.
 */
export const useHandInWork = (prefix: string | null) => {
  const isHere = (place: string | null) => prefix !== null && (place?.startsWith(prefix) ?? false)
  const uploads = useUploads().filter(({ place }) => isHere(place))
  const recorders = useSyncExternalStore(openRecorders.subscribe, openRecorders.get, () => none)
  const left = uploads.filter((upload) => !hasArrived(upload) && upload.status !== 'aborted')
  const stuck = left.filter(({ status }) => status === 'failed' || status === 'missing')
  return {
    uploads,
    arrived: uploads.filter(hasArrived),
    work: {
      underWay: left.length - stuck.length,
      stuck: stuck.length,
      recording: recorders.filter(isHere).length,
      sent: shareSent(left.filter((upload) => !stuck.includes(upload))),
    },
  }
}
