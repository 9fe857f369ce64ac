import { z } from 'zod'
import { oneLine } from '../kernel/texts/one-line.ts'
import { id, knownPerson } from '../kernel/ids.ts'
import { accessDecision } from '../access/access.ts'
import { enrolmentModes } from '../products/enrolment-mode.ts'
import { courseStatusId } from '../courses/course.ts'
import { instant } from '../kernel/dates.ts'
import { volatile } from '../kernel/volatile.ts'
import { closedGroupLimits } from './closed-group-limits.ts'
import { connectionStates, memberStates } from './group-states.ts'

/** Where groups are: one platform so far. */
export const groupPlatforms = ['telegram'] as const
export type GroupPlatform = (typeof groupPlatforms)[number]

/** What keeps the bot from its work; the web says what to do about each. */
export const connectionProblems = [
  'bot_missing',
  'bot_refused',
  'chat_missing',
  'chat_unknown',
  'not_administrator',
  'may_not_remove',
  'may_not_invite',
  'updates_need_https',
  'updates_refused',
  'unreachable',
] as const
export type ConnectionProblem = (typeof connectionProblems)[number]

/** What is done to connect a group, in this order. */
export const connectionSteps = ['bot', 'updates', 'chat', 'rights'] as const
export type ConnectionStep = (typeof connectionSteps)[number]

export const closedGroupName = oneLine.min(1).max(closedGroupLimits.name)
const description = z.string().trim().max(closedGroupLimits.description)

/** A token as BotFather writes it; nothing else ever becomes a part of an address. */
export const botToken = z
  .string()
  .trim()
  .regex(/^\d{3,20}:[A-Za-z0-9_-]{20,100}$/)

/** A chat as its administrator knows it: the number, or the public name. */
export const chatName = z
  .string()
  .trim()
  .regex(/^(-\d{1,20}|@[A-Za-z][A-Za-z0-9_]{3,31})$/)

/** A closed group in the expert's list (document 001 §3: id and name). */
export const closedGroupCard = z.object({
  id,
  product_id: id,
  name: z.string(),
  description: z.string(),
  /** The learner's page. */
  link: z.string(),
  status_id: courseStatusId,
  platform: z.enum(groupPlatforms),
  state: z.enum(connectionStates),
  problem: z.enum(connectionProblems).nullable(),
  chat_title: z.string().nullable(),
  participants_count: z.int(),
  /** Who is in the Telegram group through the school. */
  members_count: z.int(),
  /** Who asks to be let in and waits for an answer of the school. */
  waiting_count: z.int(),
  updated_at: volatile('time stamp', instant),
})
export type ClosedGroupCard = z.infer<typeof closedGroupCard>

/** A closed group for its author. The token of the bot is in no answer. */
export const closedGroup = closedGroupCard.extend({
  enrolment: z.enum(enrolmentModes),
  bot: z.object({ username: z.string(), link: z.string() }).nullable(),
  steps: z.array(
    z.object({
      step: z.enum(connectionSteps),
      is_done: z.boolean(),
      problem: z.enum(connectionProblems).nullable(),
    }),
  ),
  checked_at: volatile('time stamp', instant.nullable()),
})
export type ClosedGroup = z.infer<typeof closedGroup>

export const newClosedGroup = z.strictObject({ name: closedGroupName, description: description.optional() })

export const closedGroupChange = z.strictObject({
  name: closedGroupName.optional(),
  description: description.optional(),
  status_id: courseStatusId.optional(),
  enrolment: z.enum(enrolmentModes).optional(),
})
export type ClosedGroupChange = z.infer<typeof closedGroupChange>

/** Somebody of the school who pressed "Enter", for the staff. */
export const groupMember = z.object({
  id,
  user: knownPerson,
  state: z.enum(memberStates),
  /** The account on the platform, as its owner calls it. */
  account: z.string(),
  has_access: z.boolean(),
  /** When the person asked to be let in by a link that needs an approval; null when nothing waits. */
  asked_at: instant.nullable(),
  asked_by_link: z.string().nullable(),
  changed_at: volatile('time stamp', instant),
})
export type GroupMember = z.infer<typeof groupMember>

/** A link that the school made and named. */
export const groupLink = z.object({
  id,
  name: z.string(),
  url: z.string(),
  valid_until: instant.nullable(),
  /** How many people it lets in; null for any number. */
  most_users: z.int().nullable(),
  needs_approval: z.boolean(),
  used_count: z.int(),
  is_revoked: z.boolean(),
  /** Whether nobody comes in by it any more: it ran out, let in as many as it may, or was revoked. */
  is_over: z.boolean(),
  created_at: volatile('time stamp', instant),
})
export type GroupLink = z.infer<typeof groupLink>

export const newGroupLink = z.strictObject({
  name: z.string().trim().min(1).max(closedGroupLimits.linkName),
  days: z.int().min(1).max(closedGroupLimits.linkDays).nullable(),
  most_users: z.int().min(1).max(closedGroupLimits.linkUsers).nullable(),
  needs_approval: z.boolean(),
})
export type NewGroupLink = z.infer<typeof newGroupLink>

/** A closed group as its visitors see it: never its people, its chat or its bot. */
export const publicClosedGroup = z.object({
  id,
  name: z.string(),
  description: z.string(),
  platform: z.enum(groupPlatforms),
  link: z.string(),
  access: accessDecision,
  /** Whether the group can be entered now, for whoever has access. */
  is_connected: z.boolean(),
  is_user_expert: z.boolean(),
  /** How the reader stands to the Telegram group; null before the first entry. */
  member: z.object({ state: z.enum(memberStates), account: z.string(), is_waiting: z.boolean() }).nullable(),
})
export type PublicClosedGroup = z.infer<typeof publicClosedGroup>
