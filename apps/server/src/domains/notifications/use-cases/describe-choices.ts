import { notificationGroups } from '@lectern/contract/notifications/groups'
import { notificationLimits, type SchoolChoices } from '@lectern/contract/notifications/notification'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { listSchoolsOf } from '../../access/index.ts'
import { listSchoolsById } from '../../schools/index.ts'
import { findOwnSchools } from '../../staff/index.ts'
import { loadChoices } from '../choices.repository.ts'

/** A school that tells somebody things. */
export interface TellingSchool {
  readonly id: SchoolId
  /** Whether they are on its staff, and are told of the work there. */
  readonly isStaff: boolean
}

/** The schools that tell somebody things: in which they learn, wait or learned, and on whose staff they are. */
export const listTellingSchools = async (db: ReadDatabase, userId: number): Promise<TellingSchool[]> => {
  const staff = new Set((await findOwnSchools(db, userId)).staff.map(({ id }) => id))
  const ids = new Set([...(await listSchoolsOf(db, userId)), ...staff])
  return [...ids].slice(0, notificationLimits.schools).map((id) => ({ id, isStaff: staff.has(id) }))
}

/** What somebody chose for each of their schools, by the names of the schools. */
export const describeChoices = async (db: ReadDatabase, userId: number): Promise<SchoolChoices[]> => {
  const telling = await listTellingSchools(db, userId)
  const schools = await listSchoolsById(
    db,
    telling.map(({ id }) => id),
  )
  const described: SchoolChoices[] = []
  for (const { id, isStaff } of telling) {
    const school = schools.find((each) => each.id === id)
    if (!school) continue
    const choices = await loadChoices(db, id, [userId])
    described.push({
      school: { id, name: school.name },
      is_paused: choices.isPaused(userId),
      groups: notificationGroups
        .filter((group) => group !== 'team' || isStaff)
        .map((group) => {
          const { bell, mail } = choices.choiceOf(userId, group)
          return { group, bell, mail }
        }),
    })
  }
  return described.toSorted((one, other) => one.school.name.localeCompare(other.school.name))
}
