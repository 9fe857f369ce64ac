import { z } from 'zod'
import { dataOf, wholeList } from '../kernel/envelope.ts'
import { listLimits } from '../kernel/limits.ts'
import { personalSetting } from './personal-settings.ts'

export const cabinetNameLength = 120

/** Schools that one person may own. */
export const mostOwnedCabinets = 10

/** The name of a school; control characters have no place in one. */
export const cabinetName = z
  .string()
  .trim()
  .min(1)
  .max(cabinetNameLength)
  .refine((name) => !/\p{Cc}/u.test(name), 'control_characters')

/** A school as its members see it in the cabinet switch; id 0 is the person's own student cabinet (document 000 §3). */
export const cabinet = z.object({
  id: z.int().nonnegative(),
  name: z.string(),
  slug: z.string().nullable(),
  is_current: z.boolean(),
  is_owner: z.boolean(),
  user_cabinet: z.boolean(),
  personal_settings: z.array(personalSetting),
})
export type Cabinet = z.infer<typeof cabinet>

/** The answer with all cabinets of a person: the own student cabinet, and each school on whose staff they are. */
export const cabinetList = dataOf(wholeList(cabinet, 1 + listLimits.schoolsOfPerson + mostOwnedCabinets))
