import type { ReadDatabase, Database } from '../../../../platform/database/pool.ts'
import { CallError } from '../../../../platform/http/call-error.ts'
import { updateUser } from '../../users.repository.ts'
import { enqueueNotice } from '../../sign-in/jobs/send-notice.ts'
import type { Place } from '../../sign-in/place.ts'
import { endAllSessions } from '../../sessions/sessions.ts'

/** Names of the schools that a person owns; told by the domain that owns schools. */
export type ListOwnedSchools = (db: ReadDatabase, userId: number) => Promise<readonly string[]>

const graceMs = 14 * 24 * 60 * 60 * 1000

/**
 * Ends an account: signed out everywhere at once, erased in two weeks. Signing in before that takes it back.
 *
 * @throws CallError owns_schools, with their names: a school does not go with its owner
 */
export const planDeletion = (
  db: Database,
  listOwnedSchools: ListOwnedSchools,
  { userId, place, now }: { readonly userId: number; readonly place: Place; readonly now: Date },
): Promise<Date> =>
  db.transaction(async (tx) => {
    const schools = await listOwnedSchools(tx, userId)
    if (schools.length > 0) throw new CallError('owns_schools', { fields: { schools: [...schools] } })
    const deletionAt = new Date(now.getTime() + graceMs)
    await updateUser(tx, userId, { deletionAt }, now)
    await enqueueNotice(tx, { kind: 'deletion_planned', userId, place, date: deletionAt })
    await endAllSessions(tx, userId)
    return deletionAt
  })
