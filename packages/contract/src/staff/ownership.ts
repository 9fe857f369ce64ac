import { z } from 'zod'
import { knownPerson } from '../kernel/ids.ts'

/** A transfer that waits for the new owner's word. */
export const ownershipTransfer = z.object({
  to: knownPerson,
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})
