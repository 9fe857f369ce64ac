import { z } from 'zod'
import { id } from '../kernel/ids.ts'

/** A transfer that waits for the new owner's word. */
export const ownershipTransfer = z.object({
  to: z.object({ id, name: z.string(), email: z.string() }),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})
