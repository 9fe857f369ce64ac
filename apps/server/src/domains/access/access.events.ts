import { accessChangeDetails, accessChangeKinds } from '@lectern/contract/access/access-change'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'
import { storedSchoolId } from '../../platform/school-id.ts'

/** Somebody's access to a product that has no lessons began, changed or ended: those look at it with every call. */
export const accessChanged = defineEvent({
  name: 'access.accessChanged',
  payload: z.object({
    /** Absent in what was told before this was. */
    school_id: storedSchoolId.optional(),
    product_id: z.int(),
    user_id: z.int(),
  }),
})

/** Something was done to somebody's access, as it stands in its history. */
export const accessNoted = defineEvent({
  name: 'access.accessNoted',
  payload: z.object({
    change_id: z.int(),
    school_id: storedSchoolId,
    product_id: z.int(),
    user_id: z.int(),
    kind: z.enum(accessChangeKinds),
    details: accessChangeDetails,
    at: z.iso.datetime(),
    /** Whether the team did it; else the person. */
    is_by_team: z.boolean(),
  }),
})
