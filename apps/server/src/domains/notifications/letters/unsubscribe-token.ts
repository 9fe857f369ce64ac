import { notificationGroups } from '@lectern/contract/notifications/groups'
import { z } from 'zod'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import { type SchoolId, storedSchoolId } from '../../../platform/school-id.ts'
import type { NotificationGroup } from '@lectern/contract/notifications/groups'

/** What the link of a letter stands for. It opens nothing else, and holds for as long as the letter is kept. */
export interface LetterLink {
  readonly userId: number
  readonly schoolId: SchoolId
  /** Those of which the letter tells. */
  readonly groups: readonly NotificationGroup[]
}

/** `p` keeps what is signed here apart from what the same key signs elsewhere. */
const signed = z.strictObject({
  p: z.literal('letters'),
  u: z.int().positive(),
  s: storedSchoolId,
  /** One alone in letters that told of one thing. */
  g: z.union([z.enum(notificationGroups), z.array(z.enum(notificationGroups)).min(1)]),
})

export const makeLetterToken = (keys: KeyedTools, { userId, schoolId, groups }: LetterLink): string =>
  keys.sign(JSON.stringify({ p: 'letters', u: userId, s: schoolId, g: groups }))

/** Null: it was not made here, or changed. */
export const readLetterToken = (keys: KeyedTools, token: string): LetterLink | null => {
  const payload = keys.open(token)
  const read = signed.safeParse(payload === null ? null : parsed(payload))
  if (!read.success) return null
  const { u: userId, s: schoolId, g } = read.data
  return { userId, schoolId, groups: typeof g === 'string' ? [g] : g }
}

const parsed = (payload: string): unknown => {
  try {
    return JSON.parse(payload)
  } catch {
    return null
  }
}
