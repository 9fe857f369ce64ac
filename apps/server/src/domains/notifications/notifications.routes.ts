import * as operations from '@lectern/contract/notifications/notifications.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../platform/http/api.ts'
import type { Call } from '../../platform/http/call.ts'
import { CallError, found } from '../../platform/http/call-error.ts'
import { nextLink } from '../../platform/http/lists/next-link.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { loadKeys } from '../identity/index.ts'
import type { ListTeamSeats } from '../staff/index.ts'
import * as choices from './choices.repository.ts'
import { bindLetterLinks } from './letters/letter-links.routes.ts'
import * as repository from './notifications.repository.ts'
import { reviewRights } from './review-rights.ts'
import { describeChoices, listTellingSchools } from './use-cases/describe-choices.ts'
import { loadNotifications } from './use-cases/list-notifications.ts'

/** Binds the bell, the choices of a person, and the links of letters. @param listTeamSeats places on the teams of products */
export const registerNotifications = async (
  bind: Bind,
  { db, clock, env }: Pick<Dependencies, 'db' | 'clock' | 'env'>,
  listTeamSeats: ListTeamSeats,
): Promise<void> => {
  const rights = reviewRights(listTeamSeats)
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

  bind(operations.saveChoice, async ({ db: tx, actor: { userId }, body, now }) => {
    const schools = await listTellingSchools(tx, userId)
    const school = found(schools.find(({ id }) => id === body.school_id))
    const place = { userId, schoolId: school.id }
    if ('is_paused' in body) await choices.pauseLetters(tx, place, body.is_paused, now)
    else if (body.group !== 'team' || school.isStaff) await choices.saveChoice(tx, place, body.group, body)
    else throw new CallError('not_found', { detail: 'the work of a team of others' })
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
