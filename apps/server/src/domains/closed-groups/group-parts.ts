import type { Dependencies } from '../../platform/dependencies.ts'
import type { WriteDatabase } from '../../platform/database/pool.ts'
import { CallError } from '../../platform/http/call-error.ts'
import { originOf } from '../../platform/http/school-origin.ts'
import { type BotInChat, ProviderError } from '../../platform/group-provider/group-provider.ts'
import type { KeyedTools } from '../../platform/sign-in/keyed.ts'
import { loadKeys } from '../identity/index.ts'
import { findSchool } from '../schools/index.ts'
import { groupPath } from './closed-groups.presenter.ts'
import type { GroupRow } from './closed-groups.repository.ts'

/** What closed groups need of the house. */
export type GroupDependencies = Pick<Dependencies, 'db' | 'env' | 'groupProvider' | 'textsFolder'>

/** The bot of a group in its chat; null while one of them is missing. */
export const botOf = (keys: KeyedTools, { botToken, chatId }: GroupRow): BotInChat | null =>
  botToken === null || chatId === null ? null : { token: keys.unseal(botToken), chatId }

/** @throws CallError group_not_connected */
export const requireBot = async (db: WriteDatabase, group: GroupRow, now: Date): Promise<BotInChat> => {
  const bot = botOf(await loadKeys(db, now), group)
  if (bot === null) throw new CallError('group_not_connected')
  return bot
}

/** The whole address of a group's page, for a message of the bot. */
export const pageOf = async ({ db, env }: GroupDependencies, group: GroupRow): Promise<string> => {
  const school = await findSchool(db, group.schoolId)
  if (school === null) throw new Error('A closed group without its school.')
  return originOf(env, school) + groupPath(group)
}

/** Does what asks the platform for something, and words its refusal for whoever waits for it. */
export const asking = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    throw error instanceof ProviderError ? callErrorOf(error) : error
  }
}

const callErrorOf = ({ refusal, retryAfter, message: detail }: ProviderError): CallError => {
  if (refusal === 'too_often') return new CallError('too_many_requests', { retryAfter: retryAfter ?? 1 })
  if (refusal === 'unreachable') return new CallError('telegram_unreachable', { detail })
  if (refusal === 'bot_refused' || refusal === 'chat_unknown') return new CallError(refusal, { detail })
  return new CallError('group_not_connected', { detail })
}

/** Goes on where the platform says that there is nothing left to do. */
export const unless = async (
  refusals: readonly ProviderError['refusal'][],
  work: Promise<unknown>,
): Promise<void> => {
  try {
    await work
  } catch (error) {
    if (error instanceof ProviderError && refusals.includes(error.refusal)) return
    throw error
  }
}
