import { z } from 'zod'
import { dataOf, wholeList } from '../kernel/envelope.ts'
import { listLimits } from '../kernel/limits.ts'
import { personalSetting } from './personal-settings.ts'

export const schoolNameLength = 120

/** Schools that one person may own. */
export const mostOwnedSchools = 10

/** The name of a school; control characters have no place in one. */
export const schoolName = z
  .string()
  .trim()
  .min(1)
  .max(schoolNameLength)
  .refine((name) => !/\p{Cc}/u.test(name), 'control_characters')

/** A school as its members see it in the school switch; id 0 is the person's learning space (document 000 §3). */
export const ownSchool = z.object({
  id: z.int().nonnegative(),
  name: z.string(),
  slug: z.string().nullable(),
  logo_url: z.string().nullable(),
  /** `#rrggbb`; null for the platform's own. */
  primary_color: z.string().nullable(),
  is_current: z.boolean(),
  is_owner: z.boolean(),
  user_cabinet: z.boolean(),
  personal_settings: z.array(personalSetting),
})
export type OwnSchool = z.infer<typeof ownSchool>

/** The answer with all schools of a person: the learning space, and each school on whose staff they are. */
export const ownSchoolList = dataOf(wholeList(ownSchool, 1 + listLimits.schoolsOfPerson + mostOwnedSchools))
