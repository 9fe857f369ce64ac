import { cardLimits, type ContactLogins } from '@lectern/contract/contacts/card/contact-card'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { StaffSeat } from '../../../platform/http/call.ts'
import { describeRestrictions, listLoginDevices } from '../../schools/index.ts'

/** What a school knows of how a person enters it; what its access control decided is for those who set its rules. */
export const loadLogins = async (
  db: ReadDatabase,
  { schoolId, given }: StaffSeat,
  userId: number | null,
): Promise<ContactLogins> => {
  const seesControl = given.has('accesscontrol_edit')
  if (userId === null)
    return { devices: [], violations: seesControl ? [] : null, is_exception: seesControl ? false : null }
  const person = { schoolId, userId }
  return {
    devices: await listLoginDevices(db, person, cardLimits.devices),
    ...(seesControl
      ? await describeRestrictions(db, person, cardLimits.violations)
      : { violations: null, is_exception: null }),
  }
}
