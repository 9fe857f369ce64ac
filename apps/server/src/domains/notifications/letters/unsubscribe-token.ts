import { notificationGroups } from '@lectern/contract/notifications/groups'
import { z } from 'zod'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import { type SchoolId, storedSchoolId } from '../../../platform/school-id.ts'
import type { NotificationGroup } from '@lectern/contract/notifications/groups'

/** What the link of a letter stands for. It opens nothing else, and holds for as long as the letter is kept. */
export interface LetterLink {
  readonly userId: number
  readonly schoolId: SchoolId
  readonly group: NotificationGroup
}

/** `p` keeps what is signed here apart from what the same key signs elsewhere. */
const signed = z.strictObject({
  p: z.literal('letters'),
  u: z.int().positive(),
  s: storedSchoolId,
  g: z.enum(notificationGroups),
})

export const makeLetterToken = (keys: KeyedTools, { userId, schoolId, group }: LetterLink): string =>
  keys.sign(JSON.stringify({ p: 'letters', u: userId, s: schoolId, g: group }))

/** Null: it was not made here, or changed. */
export const readLetterToken = (keys: KeyedTools, token: string): LetterLink | null => {
  const payload = keys.open(token)
  const read = signed.safeParse(payload === null ? null : parsed(payload))
  return read.success ? { userId: read.data.u, schoolId: read.data.s, group: read.data.g } : null
}

const parsed = (payload: string): unknown => {
  try {
    return JSON.parse(payload)
  } catch {
    return null
  }
}
