import type { ReadDatabase } from '../../../../platform/database/pool.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'
import { presentViolation } from '../access-control.presenter.ts'
import * as repository from '../access-control.repository.ts'

interface LoginsOf {
  readonly schoolId: SchoolId
  readonly userId: number
}

/** The devices with which a person was in a school, at most `limit`. */
export const listLoginDevices = async (db: ReadDatabase, person: LoginsOf, limit: number) =>
  (await repository.listKnownDevices(db, person, limit)).map(
    ({ id, browser, os, firstSeenAt, lastSeenAt }) => ({
      ...{ id, browser, os },
      first_seen_at: firstSeenAt.toISOString(),
      last_seen_at: lastSeenAt?.toISOString() ?? null,
    }),
  )

/** How the access control of a school has met a person: its latest refusals, and whether other rules count for them. */
export const describeRestrictions = async (
  db: ReadDatabase,
  { schoolId, userId }: LoginsOf,
  limit: number,
) => {
  const rows = await repository.listRefusalsOf(db, { schoolId, userId }, limit)
  return {
    violations: rows.map(presentViolation),
    is_exception: (await repository.findException(db, schoolId, userId)) !== null,
  }
}
