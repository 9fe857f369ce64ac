import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** Somebody's access to a product that has no lessons began, changed or ended: those look at it with every call. */
export const accessChanged = defineEvent({
  name: 'access.accessChanged',
  payload: z.object({ product_id: z.int(), user_id: z.int() }),
})
