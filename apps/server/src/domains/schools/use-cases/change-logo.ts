import type { Transaction } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { removePicture, storePicture } from '../../../platform/pictures/pictures.ts'
import { recordAudit } from '../audit-log/audit-log.repository.ts'
import type { StaffActor } from '../audit-log/staff-actor.ts'
import { findSchool, updateSchool } from '../schools.repository.ts'

/**
 * Sets or removes the school's logo; the picture before is forgotten.
 *
 * @param image base64 of a JPEG, PNG or WebP; null for none
 * @throws CallError picture_too_large, picture_unreadable (422)
 */
export const changeLogo = async (
  tx: Transaction,
  storage: Dependencies['storage'],
  actor: StaffActor,
  image: string | null,
): Promise<void> => {
  const { schoolId } = actor
  const before = found(await findSchool(tx, schoolId)).logoKey
  const logoKey = image === null ? null : await storePicture(storage, { image, fit: 'inside' })
  await updateSchool(tx, schoolId, { logoKey })
  const change = { before: { has_logo: before !== null }, after: { has_logo: logoKey !== null } }
  await recordAudit(tx, actor, { action: 'cabinet.changed', ...change })
  if (before !== null) await removePicture(storage, before)
}
