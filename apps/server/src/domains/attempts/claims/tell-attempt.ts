import type { Transaction } from '../../../platform/database/pool.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { tellPlace } from '../../live/index.ts'
import { attempts } from '../attempts.tables.ts'

interface TellableAttempt {
  readonly id: number
  readonly rootId: number | null
  readonly schoolId: SchoolId
}

/** Tells those who look at an attempt, at any of its versions, that its status or its points are others. */
export const tellAttempt = (tx: Transaction, { id, rootId, schoolId }: TellableAttempt): Promise<void> =>
  tellPlace(tx, {
    ...{ kind: 'attempt', schoolId, subjectId: id, isForTeam: false },
    place: { type: 'quiz-attempt', id: rootId ?? id },
  })

/** Tells the team that somebody else, or nobody, checks an attempt: its learner hears nothing of that. */
export const tellClaim = async (tx: Transaction, schoolId: SchoolId, attemptId: number): Promise<void> => {
  const [attempt] = await tx
    .select({ rootId: attempts.rootId })
    .from(attempts)
    .where(and(eq(attempts.schoolId, schoolId), eq(attempts.id, attemptId)))
  if (!attempt) return
  await tellPlace(tx, {
    ...{ kind: 'attempt', schoolId, subjectId: attemptId, isForTeam: true },
    place: { type: 'quiz-attempt', id: attempt.rootId ?? attemptId },
  })
}
