import { ProviderError } from '../../../platform/group-provider/group-provider.ts'
import { type GroupRow, updateGroup } from '../closed-groups.repository.ts'
import type { GroupDependencies } from '../group-parts.ts'

const name = 'Lectern'

/**
 * The link that the bot gives to whoever entered. It leads to a request that the bot answers, so that whoever else gets it comes in
 * nowhere; one for everybody is enough. Null where the bot cannot make one.
 */
export const entryLinkOf = async (
  { db, groupProvider }: Pick<GroupDependencies, 'db' | 'groupProvider'>,
  group: GroupRow,
  token: string,
): Promise<string | null> => {
  if (group.entryLink !== null || group.chatId === null) return group.entryLink
  try {
    const wish = { name, validUntil: null }
    const entryLink = await groupProvider.createInvite({ token, chatId: group.chatId }, wish)
    await updateGroup(db, group, { entryLink })
    return entryLink
  } catch (error) {
    const isLater = error instanceof ProviderError && ['too_often', 'unreachable'].includes(error.refusal)
    if (isLater || !(error instanceof ProviderError)) throw error
    return null
  }
}
