import type { CurrentUser } from '@lectern/contract/identity/people'
import { createSharedCache } from '../../../platform/cache/shared-cache.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { identityChannel } from '../../identity/index.ts'
import { describePerson, type ListParticipations } from './describe-person.ts'

/** Signed-in people as every page shows them: kept for a second, dropped exactly when one of them changes. */
export interface PersonCache {
  personOf(userId: number): Promise<CurrentUser>
}

/** Where people and their participations come from. */
export interface Participations {
  readonly list: ListParticipations
  /** The channel on which changes are told, as `{user id}/…`. */
  readonly channel: string
}

const keepMs = 1000

export const createPersonCache = async (
  { db, clock, notifications }: Pick<Dependencies, 'db' | 'clock' | 'notifications'>,
  participations: Participations,
): Promise<PersonCache> => {
  const people = createSharedCache({
    clock,
    keepMs,
    db,
    load: (userId, connection) => describePerson(connection, Number(userId), participations.list),
  })
  for (const channel of [identityChannel, participations.channel]) {
    await notifications.listen(channel, (notification) => {
      if (notification.kind === 'missed') people.clear()
      else people.drop((userId) => userId === notification.payload.split('/')[0])
    })
  }
  return { personOf: (userId) => people.get(String(userId)) }
}
