import { isOver, uploads, type Upload } from '../../files/uploads/index.ts'

/** The uuid of the file of an upload once the server has all of its bytes; null when it will never have. */
const uuidOf = (upload: Upload | undefined): string | null | undefined => {
  if (!upload) return null
  if (upload.status === 'checking' || upload.status === 'completed') return upload.fileUuid
  return isOver(upload) || upload.status === 'missing' ? null : undefined
}

const whenThere = (id: string): Promise<string | null> =>
  new Promise((resolve) => {
    let stop = () => {}
    const look = () => {
      const uuid = uuidOf(uploads.get().find((upload) => upload.id === id))
      if (uuid === undefined) return
      stop()
      resolve(uuid)
    }
    stop = uploads.subscribe(look)
    look()
  })

/** Uploads files for the lesson; gives the uuids of those that arrived, in their order. The panel shows how far they are. */
export const uploadDropped = async (files: readonly File[]): Promise<string[]> => {
  const ids = uploads.add(files, { model: 'courseLesson' })
  const uuids = await Promise.all(ids.map(whenThere))
  return uuids.filter((uuid) => uuid !== null)
}
