import { createByteCaller, type ByteApp } from '../../platform/http/sending/byte-call.ts'
import type { Identity } from '../../platform/http/call.ts'
import type { SchoolEntry } from '../../platform/http/school-entry.ts'
import { mountDelivery } from './delivery/delivery.routes.ts'
import type { FileAccess } from './file-access.ts'
import type { FileDependencies } from './file-dependencies.ts'
import { mountForm } from './uploads/form.routes.ts'
import { mountUploads } from './uploads/uploads.routes.ts'

/** Mounts every route that carries bytes of files (contract `files/bytes`). */
export const mountFiles = (
  app: ByteApp,
  dependencies: FileDependencies,
  doors: { readonly identity: Identity; readonly gate: SchoolEntry; readonly files: FileAccess },
): void => {
  const caller = createByteCaller({ ...doors, clock: dependencies.clock })
  mountUploads(app, dependencies, caller)
  mountForm(app, dependencies, caller, doors.files)
  mountDelivery(app, dependencies, caller, doors.files)
}
