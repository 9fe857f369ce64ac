import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** An account was erased: every domain forgets the person it belonged to. */
export const personErased = defineEvent({
  name: 'accounts.personErased',
  payload: z.object({ user_id: z.int() }),
})
