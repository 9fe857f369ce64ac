import type { CurrentUser } from '@lectern/contract/identity/people'
import { createSharedCache } from '../../../platform/cache/shared-cache.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { identityChannel } from '../../identity/index.ts'
import { schoolChannel } from '../../schools/index.ts'
import type { DescribePerson } from './describe-person.ts'

/** Signed-in people as every page shows them: kept for a second, dropped exactly when one of them changes. */
export interface PersonCache {
  personOf(userId: number): Promise<CurrentUser>
}

/** Where enrolments and notifications come from. */
export interface ToldSources {
  readonly describePerson: DescribePerson
  /** The channels on which changes of theirs are told, as `{user id}/…`. */
  readonly channels: readonly string[]
}

const keepMs = 1000

export const createPersonCache = async (
  { db, clock, notifications }: Pick<Dependencies, 'db' | 'clock' | 'notifications'>,
  sources: ToldSources,
): Promise<PersonCache> => {
  const people = createSharedCache({
    clock,
    keepMs,
    mostBytes: 8 * 1024 ** 2,
    db,
    load: (userId, connection) => sources.describePerson(connection, Number(userId)),
  })
  for (const channel of [identityChannel, ...sources.channels]) {
    await notifications.listen(channel, (notification) => {
      if (notification.kind === 'missed') people.clear()
      else people.drop((userId) => userId === notification.payload.split('/')[0])
    })
  }
  // The names and logos of their schools.
  await notifications.listen(schoolChannel, (notification) => {
    if (notification.kind === 'missed') people.clear()
    else
      people.drop(
        (_, person) => !person || person.cabinets.some(({ id }) => String(id) === notification.payload),
      )
  })
  return { personOf: (userId) => people.get(String(userId)) }
}
