import { closedGroupLimits } from '@lectern/contract/closed-groups/closed-group-limits'
import type { NewGroupLink } from '@lectern/contract/closed-groups/closed-group'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { GroupRow } from '../closed-groups.repository.ts'
import { asking, type GroupDependencies, requireBot, unless } from '../group-parts.ts'
import * as repository from '../group-links.repository.ts'

const dayMs = 24 * 3_600_000

/**
 * Makes a link with a name. On the platform it leads to a request that the bot answers: what the link allows is counted here.
 *
 * @throws CallError too_many_group_links, group_not_connected, telegram_unreachable
 */
export const createLink = async (
  { db, groupProvider }: GroupDependencies,
  group: GroupRow,
  { name, days, most_users: mostUsers, needs_approval: needsApproval }: NewGroupLink,
  now: Date,
): Promise<repository.LinkRow> => {
  const limit = closedGroupLimits.links
  if ((await repository.countLinks(db, group)) >= limit)
    throw new CallError('too_many_group_links', { params: { limit } })
  const bot = await requireBot(db, group, now)
  const validUntil = days === null ? null : new Date(now.getTime() + days * dayMs)
  const url = await asking(groupProvider.createInvite(bot, { name, validUntil }))
  return repository.insertLink(db, group, { name, url, validUntil, mostUsers, needsApproval }, now)
}

/**
 * Revokes a link here and on the platform: here first, so that nobody comes in by it even when the platform does not answer.
 *
 * @throws CallError not_found, telegram_unreachable
 */
export const revokeLink = async (
  { db, groupProvider }: GroupDependencies,
  group: GroupRow,
  linkId: number,
  now: Date,
): Promise<repository.LinkRow> => {
  const link = found(await repository.findLink(db, group, linkId))
  await repository.revokeLink(db, group, linkId, now)
  const bot = await requireBot(db, group, now)
  const settled = ['refused', 'person_unknown', 'not_administrator', 'no_right', 'chat_unknown'] as const
  await asking(unless(settled, groupProvider.revokeInvite(bot, link.url)))
  return found(await repository.findLink(db, group, linkId))
}
