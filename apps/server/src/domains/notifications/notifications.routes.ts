import * as operations from '@lectern/contract/notifications/notifications.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Bind } from '../../platform/http/api.ts'
import type { Call } from '../../platform/http/call.ts'
import { CallError, found, notFound } from '../../platform/http/call-error.ts'
import { nextLink } from '../../platform/http/lists/next-link.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { loadKeys } from '../identity/index.ts'
import type { TeamRolesOf } from '../staff/index.ts'
import * as choices from './choices.repository.ts'
import { bindLetterLinks } from './letters/letter-links.routes.ts'
import * as repository from './notifications.repository.ts'
import { reviewRights } from './review-rights.ts'
import { describeChoices, listTellingSchools } from './use-cases/describe-choices.ts'
import { loadNotifications } from './use-cases/list-notifications.ts'

/** Binds the bell, the choices of a person, and the links of letters. @param teamRolesOf places on the teams of products */
export const registerNotifications = async (
  bind: Bind,
  { db, clock, env }: Pick<Dependencies, 'db' | 'clock' | 'env'>,
  teamRolesOf: TeamRolesOf,
): Promise<void> => {
  const rights = reviewRights(teamRolesOf)
  bind(operations.listNotifications, async (call) => {
    const { actor, query, now } = call
    const place = { userId: actor.userId, visitedId: await visitedId(call), now }
    const meta = pageMetaOf(query, await repository.countNotifications(call.db, actor.userId))
    const data = await loadNotifications(call.db, { env, rights }, place, query)
    return { data, meta, links: nextLink(operations.listNotifications, query, meta) }
  })

  bind(operations.countUnread, async (call) => ({
    data: { unread: await repository.countUnread(call.db, call.actor.userId) },
  }))

  bind(operations.readNotifications, async ({ db: tx, actor, body, now }) => {
    await repository.markRead(tx, actor.userId, body, now)
    return { data: { unread: await repository.countUnread(tx, actor.userId) } }
  })

  bind(operations.listChoices, async (call) => ({ data: await describeChoices(call.db, call.actor.userId) }))

  const schoolOf = async (tx: ReadDatabase, userId: number, claimedId: number) =>
    found((await listTellingSchools(tx, userId)).find(({ id }) => id === claimedId))

  bind(operations.saveChoice, async ({ db: tx, actor: { userId }, params, body }) => {
    const school = await schoolOf(tx, userId, params.school)
    if (body.group === 'team' && !school.isStaff) throw notFound('the work of a team of others')
    await choices.saveChoice(tx, { userId, schoolId: school.id }, body.group, body)
    return { data: await describeChoices(tx, userId) }
  })

  bind(operations.pauseLetters, async ({ db: tx, actor: { userId }, params, body, now }) => {
    const school = await schoolOf(tx, userId, params.school)
    await choices.pauseLetters(tx, { userId, schoolId: school.id }, body.is_paused, now)
    return { data: await describeChoices(tx, userId) }
  })

  bindLetterLinks(bind, await loadKeys(db, clock.now()))
}

/** The school of the visited host; null where there is none. */
const visitedId = async ({ school }: Pick<Call, 'school'>): Promise<number | null> => {
  try {
    return (await school()).schoolId
  } catch (error) {
    if (error instanceof CallError && error.code === 'not_found') return null
    throw error
  }
}
