import type { TestApp } from '../app.ts'
import { uploadForm } from './prepare-files.ts'

/** Files of which a school makes courses. */
export interface CourseFileIds {
  /** An upload. */
  readonly courseFile: string
  /** One that waits, and one that is over. */
  readonly courseImport: number
  readonly overCourseImport: number
}

const zip = Buffer.from(`PK\u0003\u0004${'\0'.repeat(60)}`)

/** Sends a school a few files of courses. */
export const prepareCourseFiles = async (app: TestApp, as: string): Promise<CourseFileIds> => {
  const upload = async (): Promise<string> =>
    (await uploadForm(app, as, { name: 'Course.zip', bytes: zip }, { model: 'courseFile' })).body.data.uuid
  const begin = async (): Promise<number> =>
    (await app.call('POST', '/courses/from-file', { as, body: { file: await upload() } })).body.data.id
  const overCourseImport = await begin()
  await app.dependencies.database.pool.query(`update course_imports set state = 'failed' where id = $1`, [
    overCourseImport,
  ])
  return { courseFile: await upload(), courseImport: await begin(), overCourseImport }
}
