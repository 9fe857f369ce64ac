import { z } from 'zod'
import { id, knownPerson } from '../kernel/ids.ts'
import { listLimits } from '../kernel/limits.ts'
import { wholeList } from '../kernel/envelope.ts'
import { instant } from '../kernel/dates.ts'
import type { PermissionString } from '../kernel/permissions.ts'

/** What a member of the staff is on one product (PRODUCT-business §16, layer 2). */
export const teamRoles = ['owner', 'administrator', 'public_figure', 'senior_assistant', 'assistant'] as const
export type TeamRole = (typeof teamRoles)[number]

/** Which learners an assistant sees, beside those of the own groups. */
export const assistantScopes = ['all', 'outside_groups', 'groups', 'none'] as const
export type AssistantScope = (typeof assistantScopes)[number]

/** What each role gives, for its own product only (PRODUCT-business §17). */
export const teamPermissions = {
  owner: ['course_all.team', 'practice_all.team', 'contact_read.team'],
  administrator: ['course_all.team', 'practice_all.team', 'contact_read.team'],
  public_figure: ['course_list.team', 'course_read.team', 'comment_create'],
  senior_assistant: [
    'course_list.team',
    'course_read.team',
    'course_curator.team',
    'course_analytic.team',
    'practice_list.team',
    'practice_read.team',
    'practice_curator.team',
    'contact_read.team',
  ],
  assistant: [
    'course_list.team',
    'course_read.team',
    'course_curator.own',
    'practice_list.own',
    'practice_read.own',
    'practice_curator.own',
    'contact_read.own',
  ],
} as const satisfies Record<TeamRole, readonly PermissionString[]>

export const teamMemberChange = z.strictObject({
  role: z.enum(teamRoles),
  /** For assistants; `groups` when missing. */
  sees: z.enum(assistantScopes).optional(),
  /** For a senior assistant: these assistants' learners too; `all` for every assistant of the product. */
  assistant_ids: z.union([z.literal('all'), z.array(id).max(200)]).optional(),
  /** Groups that an assistant looks after, beside the own one. */
  group_ids: z.array(id).max(200).optional(),
  /** From then on learners cannot choose the assistant; sight and checking stay. */
  expires_at: instant.nullable().optional(),
})
export type TeamMemberChange = z.infer<typeof teamMemberChange>

export const teamMember = z.object({
  user: knownPerson,
  role: z.enum(teamRoles),
  sees: z.enum(assistantScopes).nullable(),
  assistant_ids: z.union([z.literal('all'), z.array(id)]).nullable(),
  group_ids: z.array(id),
  /** The assistant's automatic group; null for other roles. */
  own_group_id: id.nullable(),
  expires_at: instant.nullable(),
  is_available: z.boolean(),
})
export type TeamMember = z.infer<typeof teamMember>

export const participantGroupName = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine((name) => !/\p{Cc}/u.test(name), 'control_characters')

/** Participants of a product who belong together, and the assistants who look after them. */
export const participantGroup = z.object({
  id,
  name: z.string(),
  /** The assistant whose automatic group this is; null for a group made by hand. */
  own_group_of: knownPerson.nullable(),
  participant_ids: wholeList(id, listLimits.groupedParticipants),
  assistant_ids: z.array(id),
})
export type ParticipantGroup = z.infer<typeof participantGroup>
