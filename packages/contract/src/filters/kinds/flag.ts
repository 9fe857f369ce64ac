import { z } from 'zod'

/** "No" is the negative of "yes": somebody without a value has not said yes. */
export const flagTest = z.strictObject({ operator: z.literal('yes') })
