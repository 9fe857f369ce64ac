import { isOver, uploads, type Upload } from '../files/uploads/index.ts'
import { createCourseFromFile } from './api.ts'

/** In the place of an upload: whether the people of the file come with it. */
const places = { plain: 'course', withPeople: 'course-with-people' } as const

/** Whether an upload is a course on its way. */
export const isCourseFile = ({ model }: Upload): boolean => model === 'courseFile'

/** Uploads a course; what follows is begun by whoever shows the uploads, on this page or after a reload. */
export const uploadCourse = (file: File, withPeople: boolean): void => {
  uploads.add([file], { model: 'courseFile', place: withPeople ? places.withPeople : places.plain })
}

/** Whether all bytes of a course have arrived. */
export const hasArrived = ({ status, fileUuid }: Upload): boolean =>
  (status === 'checking' || status === 'completed') && fileUuid !== null

/** Whether something of a course still moves, or waits for its sender. */
export const isOnItsWay = (upload: Upload): boolean => isCourseFile(upload) && !isOver(upload)

const asked = new Map<string, Promise<unknown>>()

/** Begins to make a course of an upload, once for each in this page; the server begins none twice. */
export const beginImport = async ({ fileUuid, place }: Upload): Promise<void> => {
  if (fileUuid === null) return
  const begun =
    asked.get(fileUuid) ??
    createCourseFromFile({ body: { file: fileUuid, with_progress: place === places.withPeople } })
  asked.set(fileUuid, begun)
  await begun
}
