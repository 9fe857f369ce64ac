import { z } from 'zod'
import { defineSignal } from '../../platform/facts/signal.ts'
import { storedSchoolId } from '../../platform/school-id.ts'

/**
 * Somebody's access to a product that has no lessons began, changed or ended: those look at it with every call. What was done to the
 * access is a fact of its own.
 */
export const accessChanged = defineSignal({
  name: 'access.accessChanged',
  payload: z.object({
    /** Absent in what was told before this was. */
    school_id: storedSchoolId.optional(),
    product_id: z.int(),
    user_id: z.int(),
  }),
})
