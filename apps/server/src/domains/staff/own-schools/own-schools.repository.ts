import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { preparedQuery } from '../../../platform/database/prepared.ts'
import { and, eq, sql } from '../../../platform/database/sql.ts'
import { users } from '../../identity/index.ts'
import { isPartner, schools } from '../../schools/index.ts'
import { givenPermissions } from '../members.repository.ts'
import { schoolMembers } from '../staff.tables.ts'
import { currentSchools } from './current-schools.tables.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** A school on whose staff a person is, with what was given there. */
export interface StaffSchool {
  readonly id: SchoolId
  readonly name: string
  readonly slug: string
  readonly logoKey: string | null
  readonly primaryColor: string | null
  readonly ownerId: number
  readonly permissions: readonly string[]
}

const staffSchools = sql<StaffSchool[]>`coalesce(
  (select json_agg(json_build_object(
      'id', ${schools.id}, 'name', ${schools.name}, 'slug', ${schools.slug}, 'logoKey', ${schools.logoKey},
      'primaryColor', ${schools.primaryColor},
      'ownerId', ${schools.ownerId},
      'permissions', ${givenPermissions}) order by ${schools.id})
    from ${schoolMembers} join ${schools} on ${eq(schools.id, schoolMembers.schoolId)}
    where ${and(eq(schoolMembers.userId, users.id), eq(schoolMembers.isActive, true))}),
  '[]'
)`

/** Columns of a query from `users` with `current_schools` beside it. */
export const ownSchoolsColumns = {
  staff: staffSchools,
  chosen: currentSchools.schoolId,
  isPartner: isPartner(users.id),
}

const ownSchoolsQuery = preparedQuery((db) =>
  db
    .select(ownSchoolsColumns)
    .from(users)
    .leftJoin(currentSchools, eq(currentSchools.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('find_own_schools'),
)

/** Where a person belongs, as one answer: every page asks for it. */
export interface OwnSchools {
  /** The oldest first. */
  readonly staff: readonly StaffSchool[]
  /** The school chosen last, 0 for the learning space; null before any choice. */
  readonly chosen: number | null
  /** Whether the person is the partner of any school at present. */
  readonly isPartner: boolean
}

export const findOwnSchools = async (db: ReadDatabase, userId: number): Promise<OwnSchools> => {
  const [row] = await ownSchoolsQuery(db).execute({ userId })
  return row ?? { staff: [], chosen: null, isPartner: false }
}
