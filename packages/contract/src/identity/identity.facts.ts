import { z } from 'zod'
import { defineFact } from '../facts/fact.ts'
import { id } from '../kernel/ids.ts'

/** Somebody opened an account: at the school's own sign-up, or by its invitation. */
export const contactRegistered = defineFact({
  type: 'contact.registered',
  code: 1,
  user: id,
  subject: z.null(),
  details: z.object({}),
})
