import { attemptStatus } from '@lectern/contract/attempts/attempt'
import type { QueueFilter } from '@lectern/contract/practices/queue-filter'
import { and, eq, or, type SQL, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { hasAccessByOffer } from '../../access/index.ts'
import { attempts, isClaimedBy, isHeld } from '../../attempts/index.ts'
import { hasUnreadOn } from '../../comments/index.ts'
import { isPersonCalled } from '../../identity/index.ts'
import { lessons } from '../../lessons/index.ts'
import { isLate } from '../workload/answer-terms.repository.ts'
import { learnerOfAttempt } from '../practices.policy.ts'
import type { PracticesCall } from '../practices.presenter.ts'
import { isInParticipantGroup, isLookedAfterBy } from '../../teams/index.ts'

/** A question about practices as a condition on attempts of the caller's school; undefined where nothing is asked. */
export const practiceConditions = (
  { db, staff: { schoolId }, actor, now }: PracticesCall,
  filter: QueueFilter,
): SQL | undefined => {
  const {
    query,
    course_id: courseId,
    lesson_id: lessonId,
    quiz_id: quizId,
    assistant_id: assistantId,
  } = filter
  const { group_id: groupId, offer_id: offerId, finished_from: from, finished_until: until } = filter
  const learner = learnerOfAttempt(schoolId)
  const rootId = sql`coalesce(${attempts.rootId}, ${attempts.id})`
  return and(
    courseId === undefined ? undefined : isOfCourse(schoolId, courseId),
    lessonId === undefined ? undefined : eq(attempts.lessonId, lessonId),
    quizId === undefined ? undefined : eq(attempts.quizId, quizId),
    assistantId === undefined
      ? undefined
      : or(
          eq(attempts.decidedBy, assistantId),
          // A whole school is not looked through for it: what was decided is told by who decided.
          and(
            isOpen,
            or(isClaimedBy(schoolId, assistantId, now), isLookedAfterBy(schoolId, assistantId, learner)),
          ),
        ),
    groupId === undefined ? undefined : isInParticipantGroup(schoolId, groupId, learner),
    offerId === undefined ? undefined : hasAccessByOffer(schoolId, offerId, learner),
    filter.unread ? hasUnreadOn(schoolId, actor.userId, rootId) : undefined,
    filter.late ? and(isLate(schoolId, now), sql`not ${isHeld(schoolId)}`) : undefined,
    from === undefined ? undefined : sql`${attempts.finishedAt} >= ${from}::timestamptz`,
    until === undefined ? undefined : sql`${attempts.finishedAt} < ${until}::timestamptz`,
    query ? isPersonCalled(db, sql`${attempts.userId}`, query) : undefined,
  )
}

/** Nobody has decided, and somebody is to. */
const isOpen = sql`${attempts.statusId} = ${sql.raw(String(attemptStatus.underCheck))}`

const isOfCourse = (schoolId: SchoolId, courseId: number): SQL => sql`exists (
  select 1 from ${lessons}
  where ${lessons.schoolId} = ${schoolId} and ${lessons.id} = ${attempts.lessonId} and ${lessons.courseId} = ${courseId}
)`
