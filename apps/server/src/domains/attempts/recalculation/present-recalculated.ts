import type { RecalculatedAttempt } from '@lectern/contract/attempts/recalculation'
import type { PinnedAttempts } from '../pinned-attempts.ts'
import { unmeasuredMark } from '../results/present-attempt.ts'
import type { listRecalculated } from './recalculation.repository.ts'
import type { KeptResult } from './recalculation.tables.ts'

type RecalculatedRow = Awaited<ReturnType<typeof listRecalculated>>['rows'][number]

/** What an attempt was and what it becomes, each by the pass mark of the version that marked it. */
export const presentRecalculated = async (
  { versionOf }: Pick<PinnedAttempts, 'versionOf'>,
  { attemptId, quizVersionId, decidedBy, before, after }: RecalculatedRow,
): Promise<Omit<RecalculatedAttempt, 'learner'>> => {
  const standingOf = async ({ statusId, scores, maxScores, gradedVersionId }: KeptResult) => ({
    status_id: statusId,
    ...unmeasuredMark({ statusId, decidedBy }, (await versionOf(gradedVersionId ?? quizVersionId)).settings),
    scores,
    max_scores: maxScores,
  })
  return { attempt_id: attemptId, before: await standingOf(before), after: await standingOf(after) }
}
