import {
  type BotInChat,
  ProviderError,
  type ProviderRefusal,
} from '../../../platform/group-provider/group-provider.ts'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import { findNamedGroup, type GroupRow } from '../closed-groups.repository.ts'
import { botOf, type GroupDependencies } from '../group-parts.ts'
import { deleteMember, listOutOfPlace, type OutOfPlace, updateMember } from '../group-members.repository.ts'
import { checkConnection } from './check-connection.ts'

/** Members whom one piece of work looks at: it ends soon, so that the work on other groups goes on. */
const batch = 25
const dayMs = 24 * 3_600_000
const checkEveryMs = 9 * 60_000

/** What is left to do: at once, after some seconds, or nothing before the calendar comes again. */
export type Remainder =
  | { readonly kind: 'done' | 'more' }
  | { readonly kind: 'later'; readonly seconds: number }

/** Refusals that concern one person alone: the next one may go well. */
const personal: ReadonlySet<ProviderRefusal> = new Set([
  'person_unknown',
  'no_right',
  'request_gone',
  'refused',
])

/**
 * Removes those from a group whose access ended, and lets those back who have it again: a bounded number of people at a time.
 * Now and then the bot's rights are looked at on the way.
 */
export const followAccessOf = async (
  dependencies: GroupDependencies,
  keys: KeyedTools,
  groupId: number,
  now: Date,
): Promise<Remainder> => {
  const group = await findNamedGroup(dependencies.db, groupId)
  const bot = group && botOf(keys, group)
  if (!group || !bot) return { kind: 'done' }
  if (group.checkedAt === null || now.getTime() - group.checkedAt.getTime() > checkEveryMs)
    await checkConnection(dependencies, keys, group, now)
  const rows = await listOutOfPlace(dependencies.db, toPlace(group), now, batch)
  for (const row of rows) {
    try {
      await settle(dependencies, bot, row, now)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      if (error.refusal === 'too_often') return { kind: 'later', seconds: error.retryAfter ?? 1 }
      // What the platform refuses for the whole group is told on its page.
      await checkConnection(dependencies, keys, group, now)
      return { kind: 'done' }
    }
  }
  return { kind: rows.length < batch ? 'done' : 'more' }
}

const toPlace = ({ schoolId, id, productId }: GroupRow) => ({ schoolId, id, productId })

const settle = async (
  { db, groupProvider }: GroupDependencies,
  bot: BotInChat,
  row: OutOfPlace,
  now: Date,
): Promise<void> => {
  const work = row.hasAccess
    ? groupProvider.allowBack(bot, row.accountId)
    : groupProvider.remove(bot, row.accountId)
  const refusal = await refusalOf(work)
  if (row.userId === null) return deleteMember(db, row)
  // Who cannot be removed is an administrator of the group: looked at again tomorrow.
  if (refusal === 'no_right' || refusal === 'refused')
    return updateMember(db, row, { nextTryAt: new Date(now.getTime() + dayMs) }, now)
  const state = row.hasAccess ? 'invited' : 'removed'
  const answered = { askedAt: null, askedLinkId: null }
  return updateMember(db, row, { state, nextTryAt: null, ...answered }, now)
}

/** @throws ProviderError where the refusal does not concern this person alone */
const refusalOf = async (work: Promise<void>): Promise<ProviderRefusal | null> => {
  try {
    await work
    return null
  } catch (error) {
    if (error instanceof ProviderError && personal.has(error.refusal)) return error.refusal
    throw error
  }
}
