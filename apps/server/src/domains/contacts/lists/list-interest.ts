import { notify } from '../../../platform/database/notifications.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { listSchoolsWithFilters } from './contact-lists.repository.ts'

const channel = 'contact_lists'

/** Tells every process, after the commit, that a school has a list that fills itself. */
export const announceListChange = (tx: Transaction, schoolId: SchoolId): Promise<void> =>
  notify(tx, channel, String(schoolId))

/**
 * Which schools have lists that fill themselves, out of memory: what happens in the others makes no job. Until the first answer of the
 * database, and after a lost connection, every school counts as one.
 */
export const createListInterest = ({
  db,
  notifications,
  log,
}: Pick<Dependencies, 'db' | 'notifications' | 'log'>): ((schoolId: SchoolId) => boolean) => {
  const state: { schools: ReadonlySet<number> | null } = { schools: null }
  /** Told of since the process began: a list may be made while the others are being read. */
  const told = new Set<number>()
  const load = async () => {
    state.schools = null
    state.schools = new Set([...(await listSchoolsWithFilters(db)), ...told])
  }
  const begin = async () => {
    await notifications.listen(channel, (notification) => {
      if (notification.kind === 'missed') return void load().catch(leaveWanted)
      told.add(Number(notification.payload))
      if (state.schools) state.schools = new Set([...state.schools, ...told])
    })
    await load()
  }
  const leaveWanted = (error: unknown) => log.warn({ error }, 'schools with lists of contacts were not read')
  void begin().catch(leaveWanted)
  return (schoolId) => state.schools?.has(schoolId) ?? true
}
