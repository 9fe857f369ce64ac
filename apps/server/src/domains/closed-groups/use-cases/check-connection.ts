import type { ConnectionProblem } from '@lectern/contract/closed-groups/closed-group'
import { type BotStanding, ProviderError } from '../../../platform/group-provider/group-provider.ts'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import { type GroupRow, updateGroup } from '../closed-groups.repository.ts'
import type { GroupDependencies } from '../group-parts.ts'
import { stateOf } from '../rules/connection-steps.ts'
import { updatesAddress, updatesSecret } from '../updates-address.ts'

/**
 * Asks the platform whether the bot of a group can do its work, has events told here, and writes down what is missing. Never
 * fails over an answer of the platform.
 */
export const checkConnection = async (
  dependencies: GroupDependencies,
  keys: KeyedTools,
  group: GroupRow,
  now: Date,
): Promise<void> => {
  const found = await findProblem(dependencies, keys, group)
  const { problem, chatTitle } = found
  // One that could not be asked stays as it was known.
  const state = problem === 'unreachable' && group.state !== 'not_connected' ? group.state : stateOf(problem)
  await updateGroup(dependencies.db, group, { problem, state, checkedAt: now, chatTitle })
}

interface Finding {
  readonly problem: ConnectionProblem | null
  readonly chatTitle?: string
}

const findProblem = async (
  { env, groupProvider }: GroupDependencies,
  keys: KeyedTools,
  { id: groupId, botToken, botId, chatId }: GroupRow,
): Promise<Finding> => {
  if (botToken === null || botId === null) return { problem: 'bot_missing' }
  const token = keys.unseal(botToken)
  const of = { groupId, botId }
  const address = updatesAddress(env, keys, of)
  try {
    await groupProvider.checkBot(token)
    const isTold = await isTaken(groupProvider.setUpdatesAddress(token, address, updatesSecret(keys, of)))
    const standing = chatId === null ? null : await groupProvider.checkChat(token, chatId)
    const problem = isTold
      ? problemOf(standing)
      : address.startsWith('https:')
        ? 'updates_refused'
        : 'updates_need_https'
    return { problem, ...(standing && { chatTitle: standing.chat.title }) }
  } catch (error) {
    if (error instanceof ProviderError) return { problem: problemOfRefusal(error) }
    throw error
  }
}

/** Whether the platform took an address; one that it cannot reach is refused with words that differ. */
const isTaken = async (work: Promise<void>): Promise<boolean> => {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof ProviderError && error.refusal === 'refused') return false
    throw error
  }
}

const problemOf = (standing: BotStanding | null): ConnectionProblem | null => {
  if (standing === null) return 'chat_missing'
  if (!standing.isAdministrator) return 'not_administrator'
  if (!standing.mayRemove) return 'may_not_remove'
  return standing.mayInvite ? null : 'may_not_invite'
}

const problemOfRefusal = ({ refusal }: ProviderError): ConnectionProblem => {
  if (refusal === 'bot_refused' || refusal === 'chat_unknown' || refusal === 'not_administrator')
    return refusal
  return refusal === 'no_right' ? 'may_not_remove' : 'unreachable'
}
