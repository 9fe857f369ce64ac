import type { Identity } from '../../../platform/http/call.ts'
import type { SchoolEntry } from '../../../platform/http/school-entry.ts'
import { type ByteApp, createByteCaller } from '../../../platform/http/sending/byte-call.ts'
import type { FileDependencies } from '../../files/index.ts'
import { createAuthorScope, type ProductOfCourse } from '../lessons.policy.ts'
import { mountExport } from './export.routes.ts'
import { mountImport } from './import.routes.ts'

/** Mounts the routes that carry files of lessons (contract `lessons/lessons.bytes`). */
export const mountLessonFiles = (
  app: ByteApp,
  files: FileDependencies,
  doors: { readonly identity: Identity; readonly gate: SchoolEntry },
  productOfCourse: ProductOfCourse,
): void => {
  const caller = createByteCaller({ ...doors, clock: files.clock })
  const dependencies = { caller, files, mayAuthor: createAuthorScope(productOfCourse) }
  mountExport(app, dependencies)
  mountImport(app, dependencies)
}
