import { volatile } from '../kernel/volatile.ts'
import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { letterStates } from '../identity/mail-states.ts'
import { id } from '../kernel/ids.ts'

export const accessGroupNameLength = 80

/** Own groups of one school, besides the system ones. */
export const mostAccessGroups = 50

/**
 * Strings as they come; whether each is a right that there is, and one that the caller may give, is told with 403
 * (THREATS T5), not with a wrong form.
 */
export const grantedStrings = z.array(z.string().max(100)).max(500)

export const groupIds = z.array(id).max(50)

export const accessGroupName = z
  .string()
  .trim()
  .min(1)
  .max(accessGroupNameLength)
  .refine((name) => !/\p{Cc}/u.test(name), 'control_characters')

export const accessGroupHead = z.object({
  id,
  /** A key of a ready group (`full_access`, `assistant`, …), whose name the web translates; null for an own one. */
  key: z.string().nullable(),
  name: z.string(),
})

/** A named set of rights. */
export const accessGroup = accessGroupHead.extend({
  /** Made by the platform: it can be copied and given, not changed. */
  is_system: z.boolean(),
  permissions: z.array(z.string()),
  member_count: z.int(),
  /** Whether the caller may give it: nobody grants what they lack. */
  can_grant: z.boolean(),
})
export type AccessGroup = z.infer<typeof accessGroup>

export const memberStates = ['active', 'deactivated'] as const

/** A member of the school's staff. */
export const member = z.object({
  kind: z.literal('member'),
  id,
  name: z.string(),
  email: z.string(),
  avatar_url: z.string().nullable(),
  state: z.enum(memberStates),
  is_owner: z.boolean(),
  is_me: z.boolean(),
  has_full_access: z.boolean(),
  access_groups: z.array(accessGroupHead),
  /** Given to this person alone, beside the groups. */
  permissions: z.array(z.string()),
  note: z.string().nullable(),
  joined_at: instant,
  last_seen_at: volatile('time stamp', instant.nullable()),
})
export type Member = z.infer<typeof member>

/** Somebody who was invited and has not come yet. */
export const invitation = z.object({
  kind: z.literal('invitation'),
  id,
  name: z.string().nullable(),
  email: z.string(),
  access_groups: z.array(accessGroupHead),
  permissions: z.array(z.string()),
  invited_by: z.string(),
  created_at: instant,
  sent_at: instant,
  expires_at: instant,
  is_expired: z.boolean(),
  /** What became of its latest letter. */
  letter: z.enum(letterStates),
})

/** A link to an invitation, told this once: the link of the letter stays good beside it. */
export const invitationLink = z.object({ url: z.string(), expires_at: instant })
export type Invitation = z.infer<typeof invitation>

export const staffRow = z.discriminatedUnion('kind', [member, invitation])
export type StaffRow = z.infer<typeof staffRow>
