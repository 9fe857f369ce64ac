import { createByteCaller, type ByteApp } from '../../../platform/http/sending/byte-call.ts'
import type { Identity } from '../../../platform/http/call.ts'
import type { SchoolEntry } from '../../../platform/http/school-entry.ts'
import type { FileDependencies } from '../../files/index.ts'
import { mountReadFile } from './read-file.routes.ts'
import { mountWriteFile } from './write-file.routes.ts'

/** Mounts every route that carries files of questions (contract `quizzes/quizzes.bytes`). */
export const mountQuizFiles = (
  app: ByteApp,
  files: FileDependencies,
  doors: { readonly identity: Identity; readonly gate: SchoolEntry },
): void => {
  const caller = createByteCaller({ ...doors, clock: files.clock })
  const dependencies = { caller, files, log: files.log }
  mountReadFile(app, dependencies)
  mountWriteFile(app, dependencies)
}
