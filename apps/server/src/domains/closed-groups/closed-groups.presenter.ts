import type { AccessDecision } from '@lectern/contract/access/access'
import type {
  ClosedGroup,
  ClosedGroupCard,
  GroupLink,
  GroupMember,
  PublicClosedGroup,
} from '@lectern/contract/closed-groups/closed-group'
import type { GroupRow } from './closed-groups.repository.ts'
import type { LinkRow } from './group-links.repository.ts'
import type { MemberRow, ShownMember } from './group-members.repository.ts'
import { stepsOf } from './rules/connection-steps.ts'
import { isLinkOver } from './rules/is-link-over.ts'

/** The learner's page of a group (document 001 §2). */
export const groupPath = ({ id }: Pick<GroupRow, 'id'>): string => `/group-access/${id}`

export interface GroupFigures {
  readonly participants: number
  readonly inside: number
  readonly waiting: number
}

/** A group in the expert's list. */
export const presentCard = (row: GroupRow, figures: GroupFigures): ClosedGroupCard => ({
  id: row.id,
  product_id: row.product.id,
  name: row.product.title,
  description: row.description,
  link: groupPath(row),
  status_id: row.product.statusId,
  platform: row.platform,
  state: row.state,
  problem: row.problem,
  chat_title: row.chatTitle,
  participants_count: figures.participants,
  members_count: figures.inside,
  waiting_count: figures.waiting,
  updated_at: row.updatedAt.toISOString(),
})

/** A group for its author: the bot by its name, never by its token. */
export const presentGroup = (
  row: GroupRow,
  figures: GroupFigures,
  botLink: (username: string) => string,
): ClosedGroup => ({
  ...presentCard(row, figures),
  enrolment: row.product.enrolmentMode,
  bot: row.botUsername === null ? null : { username: row.botUsername, link: botLink(row.botUsername) },
  steps: stepsOf({
    hasBot: row.botToken !== null,
    hasChat: row.chatId !== null,
    state: row.state,
    problem: row.problem,
  }),
  checked_at: row.checkedAt?.toISOString() ?? null,
})

/** A member for the staff of the school. */
export const presentMember = (row: ShownMember, hasAccess: boolean): GroupMember => ({
  id: row.id,
  user: row.person,
  state: row.state,
  account: row.accountName,
  has_access: hasAccess,
  asked_at: row.askedAt?.toISOString() ?? null,
  asked_by_link: row.askedAt === null ? null : row.linkName,
  changed_at: row.changedAt.toISOString(),
})

export const presentLink = (row: LinkRow, now: Date): GroupLink => ({
  id: row.id,
  name: row.name,
  url: row.url,
  valid_until: row.validUntil?.toISOString() ?? null,
  most_users: row.mostUsers,
  needs_approval: row.needsApproval,
  used_count: row.usedCount,
  is_revoked: row.revokedAt !== null,
  is_over: isLinkOver(row, now),
  created_at: row.createdAt.toISOString(),
})

/** Whether the bot could let somebody in, as far as it is known: a platform that did not answer may do so again. */
export const isEntered = ({ botToken, chatId, problem }: GroupRow): boolean =>
  botToken !== null && chatId !== null && (problem === null || problem === 'unreachable')

/** A group for whoever opens its page. */
export const presentPublicGroup = (
  row: GroupRow,
  access: AccessDecision,
  { isExpert, member }: { readonly isExpert: boolean; readonly member: MemberRow | null },
): PublicClosedGroup => ({
  id: row.id,
  name: row.product.title,
  description: row.description,
  platform: row.platform,
  link: groupPath(row),
  access,
  is_connected: isEntered(row),
  is_user_expert: isExpert,
  member: member && {
    state: member.state,
    account: member.accountName,
    is_waiting: member.askedAt !== null,
  },
})
