import { type BotInChat, ProviderError } from '../../../platform/group-provider/group-provider.ts'
import type { GroupRow } from '../closed-groups.repository.ts'
import type { GroupDependencies } from '../group-parts.ts'
import { countUse } from '../group-links.repository.ts'
import { type MemberRow, updateMember } from '../group-members.repository.ts'

/**
 * Lets somebody in who asked, and counts the use of the link. A request that is gone was withdrawn, or answered by an
 * administrator of the group: then the group itself says who is in it.
 *
 * @returns whether the person is inside now
 */
export const letIn = async (
  { db, groupProvider }: Pick<GroupDependencies, 'db' | 'groupProvider'>,
  {
    group,
    bot,
    member,
    linkId,
  }: {
    readonly group: GroupRow
    readonly bot: BotInChat
    readonly member: MemberRow
    readonly linkId: number | null
  },
  now: Date,
): Promise<boolean> => {
  const isIn = await approve(groupProvider, bot, member.accountId)
  if (isIn && linkId !== null && member.state !== 'joined') await countUse(db, group, linkId)
  const answered = { askedAt: null, askedLinkId: null }
  await updateMember(db, member, { ...answered, ...(isIn ? { state: 'joined' as const } : {}) }, now)
  return isIn
}

const approve = async (
  groupProvider: GroupDependencies['groupProvider'],
  bot: BotInChat,
  accountId: string,
): Promise<boolean> => {
  try {
    await groupProvider.approveJoin(bot, accountId)
    return true
  } catch (error) {
    if (!(error instanceof ProviderError) || error.refusal !== 'request_gone') throw error
    const standing = await groupProvider.memberState(bot, accountId)
    return standing === 'inside' || standing === 'administrator'
  }
}
