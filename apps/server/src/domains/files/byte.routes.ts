import { createByteCaller, type ByteApp } from '../../platform/http/sending/byte-call.ts'
import type { Identity } from '../../platform/http/call.ts'
import type { Gate } from '../../platform/http/gate.ts'
import { mountDelivery } from './delivery/delivery.routes.ts'
import type { FileDoor } from './file-door.ts'
import type { FileParts } from './file-parts.ts'
import { mountForm } from './uploads/form.routes.ts'
import { mountUploads } from './uploads/uploads.routes.ts'

/** Mounts every route that carries bytes of files (contract `files/bytes`). */
export const mountFiles = (
  app: ByteApp,
  parts: FileParts,
  doors: { readonly identity: Identity; readonly gate: Gate; readonly files: FileDoor },
): void => {
  const caller = createByteCaller({ ...doors, clock: parts.clock })
  mountUploads(app, parts, caller)
  mountForm(app, parts, caller, doors.files)
  mountDelivery(app, parts, caller, doors.files)
}
