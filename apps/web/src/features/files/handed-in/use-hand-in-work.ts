import { useSyncExternalStore } from 'react'
import { useUploads, type Upload } from '../uploads/index.ts'
import { openRecorders } from './open-recorders.ts'

const none: readonly string[] = []

/** Its bytes are with the server: it is a file, whatever is still made of it. */
export const hasArrived = (upload: Upload): upload is Upload & { fileUuid: string } =>
  upload.fileUuid !== null && (upload.status === 'checking' || upload.status === 'completed')

/** What is on its way to places that begin so: uploads, those that do not go on by themselves, and open recorders. */
export const useHandInWork = (prefix: string) => {
  const uploads = useUploads().filter(({ place }) => place?.startsWith(prefix))
  const recorders = useSyncExternalStore(openRecorders.subscribe, openRecorders.get, () => none)
  const left = uploads.filter((upload) => !hasArrived(upload) && upload.status !== 'aborted')
  const stuck = left.filter(({ status }) => status === 'failed' || status === 'missing')
  return {
    uploads,
    arrived: uploads.filter(hasArrived),
    underWay: left.length - stuck.length,
    stuck: stuck.length,
    recording: recorders.filter((place) => place.startsWith(prefix)).length,
  }
}
