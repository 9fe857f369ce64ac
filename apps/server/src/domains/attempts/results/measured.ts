import { and, eq, type SQL, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { quizVersions } from '../../quizzes/index.ts'
import { attempts } from '../attempts.tables.ts'

/** Joins the version of the quiz by which an attempt was marked. */
export const isMarkedBy = (schoolId: SchoolId): SQL | undefined =>
  and(
    eq(quizVersions.schoolId, schoolId),
    sql`${quizVersions.id} = coalesce(${attempts.gradedVersionId}, ${attempts.quizVersionId})`,
  )

/**
 * Whether an attempt could also have failed: its quiz has a pass mark, or the team has decided. The opposite of `unmeasuredMark`, over the
 * join of `isMarkedBy`.
 */
export const isMeasured: SQL<boolean> = sql<boolean>`(${attempts.decidedBy} is not null or (
  ${quizVersions.settings} ->> 'pass_percent' is not null
  and coalesce(${quizVersions.settings} #>> '{estimate,is_on}', 'true') = 'true'
))`
