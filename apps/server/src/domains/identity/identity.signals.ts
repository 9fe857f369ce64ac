import { z } from 'zod'
import { defineSignal } from '../../platform/facts/signal.ts'

/** An account was erased: every domain erases what it keeps of the person. It belongs to no school, and nothing is to be kept of it. */
export const personErased = defineSignal({
  name: 'accounts.personErased',
  payload: z.object({ user_id: z.int() }),
})
