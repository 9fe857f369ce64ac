import { hidePeerReview, listPracticePeerReviews } from '@lectern/contract/peer-reviews/peer-reviews.api'
import type { ReviewedAnswer } from '@lectern/contract/peer-reviews/peer-review'
import type { PeerTerms } from '@lectern/contract/quizzes/question-types/shared/peers/peer-terms'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { SQL } from '../../platform/database/sql.ts'
import type { Bind } from '../../platform/http/api.ts'
import { found, notFound } from '../../platform/http/call-error.ts'
import { type AttemptRow, findSchoolAttempt } from '../attempts/index.ts'
import { listPeople } from '../identity/index.ts'
import { practiceScope } from '../practices/index.ts'
import {
  countReviews,
  listMarkedExamples,
  listOfAttempt,
  listEntriesOf,
  setHidden,
} from './peer-reviews.repository.ts'
import { presentReviewedAnswer } from './peer-reviews.presenter.ts'
import { type ReviewStore, termsOf } from './reviewing.ts'

/**
 * The reviews of every answer of an attempt that learners review, in the order of its questions; reviewers whom the reader of the team
 * may not see have no name.
 */
const presentAnswers = async (
  db: ReadDatabase,
  attempt: AttemptRow,
  { terms, scope }: { readonly terms: ReadonlyMap<string, PeerTerms>; readonly scope: SQL | undefined },
) => {
  const rows = await listOfAttempt(db, attempt.schoolId, attempt.id)
  const reviewers = [...new Set(rows.map(({ reviewerId }) => reviewerId))]
  const seen: number[] = []
  for (const { userId, attemptId } of await listEntriesOf(db, attempt, reviewers))
    if (await findSchoolAttempt(db, attempt.schoolId, attemptId, scope)) seen.push(userId)
  const names = new Map((await listPeople(db, seen)).map(({ id, name }) => [id, name]))
  const answers: ReviewedAnswer[] = []
  for (const [questionId, term] of terms) {
    const marked = await listMarkedExamples(db, { ...attempt, questionId }, reviewers)
    const own = rows.filter((row) => row.questionId === questionId)
    answers.push(presentReviewedAnswer(questionId, own, term, { names, marked }))
  }
  return answers
}

/** Binds what the team sees of the reviews of learners: names, how far they are apart, and what is missing. */
export const bindTeamReviews = (bind: Bind, { pinned }: Pick<ReviewStore, 'pinned'>): void => {
  bind(listPracticePeerReviews, async ({ db, staff, actor, params }) => {
    const scope = await practiceScope(db, staff, actor.userId, ['practice_read', 'practice_curator'])
    const attempt = found(await findSchoolAttempt(db, staff.schoolId, params.attempt, scope))
    return {
      data: {
        answers: await presentAnswers(db, attempt, { terms: await termsOf(pinned, attempt), scope }),
        practice: await countReviews(db, attempt),
      },
    }
  })

  bind(hidePeerReview, async ({ db, staff, actor, params, body, now }) => {
    const { schoolId } = staff
    const scope = await practiceScope(db, staff, actor.userId, ['practice_curator'])
    const attempt = found(await findSchoolAttempt(db, schoolId, params.attempt, scope))
    const { is_hidden: isHidden } = body
    const hidden = isHidden ? { hiddenAt: now, hiddenBy: actor.userId } : { hiddenAt: null, hiddenBy: null }
    const isThere = await setHidden(db, { schoolId, attemptId: attempt.id, id: params.review }, hidden)
    if (!isThere) throw notFound('no review of this attempt')
    return { data: { is_hidden: isHidden } }
  })
}
