import { z } from 'zod'
import { peerReviewDue } from '@lectern/contract/peer-reviews/peer-reviews.facts'
import { questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Database, Transaction } from '../../../platform/database/pool.ts'
import { record } from '../../../platform/facts/record.ts'
import { defineJob, handleJob, type JobContext, type JobHandler } from '../../../platform/queue/job.ts'
import { findSchoolAttempt } from '../../attempts/index.ts'
import { findLesson } from '../../lessons/index.ts'
import { findVersion } from '../../quizzes/index.ts'
import { lockDraw } from '../draw.repository.ts'
import { findEntry, listEntered, type PeerReviewRow } from '../peer-reviews.repository.ts'
import { replaceReviewer } from '../use-cases/enter-draw.ts'
import { endReview, listLeft, listOverdue, takeUnreminded } from '../waiting-reviews.repository.ts'

/** Ends reviews that nobody gave in time, or whose reviewers left, draws others in their place, and reminds of what is due. */
export const lookAfterReviews = defineJob({
  name: 'peer-reviews.lookAfterReviews',
  payload: z.object({}),
  maxAttempts: 3,
})

/** Reviews of each kind that one run of the job looks at. */
const mostAtOnce = 200

/** Before that a reviewer is reminded. */
const reminded_ms = 24 * 60 * 60 * 1000

type Chance = Pick<Dependencies, 'random'>

const end = async (
  tx: Transaction,
  row: PeerReviewRow,
  state: 'expired' | 'left',
  { random, now }: Chance & { readonly now: Date },
): Promise<void> => {
  const { schoolId, lessonId, quizId, questionId, attemptId, authorId } = row
  await lockDraw(tx, row)
  if (!(await endReview(tx, row, state))) return
  const attempt = await findSchoolAttempt(tx, schoolId, attemptId)
  const lesson = await findLesson(tx, schoolId, lessonId)
  const entry = await findEntry(tx, row, { questionId, userId: authorId })
  const version = attempt && (await findVersion(tx, attempt.quizVersionId))
  const question = version?.content.questions.find(({ id }) => id === questionId)
  const terms = question && questionTypeOf(question).peers(question)
  if (!lesson || !entry || !terms) return
  const place = { schoolId, lessonId, quizId, questionId, groupId: entry.groupId }
  await replaceReviewer(tx, place, authorId, { productId: lesson.productId, terms, random, now })
}

/** Those who still have time are told once, of everything of a practice together. */
const remind = async (tx: Transaction, now: Date): Promise<void> => {
  const until = new Date(now.getTime() + reminded_ms)
  const rows = await takeUnreminded(tx, { now, until, limit: mostAtOnce })
  const byPerson = Map.groupBy(
    rows,
    ({ reviewerId, lessonId, quizId }) => `${reviewerId}/${lessonId}/${quizId}`,
  )
  for (const [first] of byPerson.values()) {
    if (!first) continue
    const [entry] = await listEntered(tx, first, first.reviewerId)
    if (!entry) continue
    await record(tx, peerReviewDue, {
      schoolId: first.schoolId,
      userId: first.reviewerId,
      subjectId: entry.attemptId,
      details: { due_at: first.dueAt.toISOString() },
      at: now,
    })
  }
}

const lookAfter = async (
  db: Database,
  chance: Chance,
  { clock, signal }: Pick<JobContext, 'clock' | 'signal'>,
): Promise<void> => {
  const ended = [
    ...(await listOverdue(db, clock.now(), mostAtOnce)).map((row) => ({ row, state: 'expired' as const })),
    ...(await listLeft(db, clock.now(), mostAtOnce)).map((row) => ({ row, state: 'left' as const })),
  ]
  for (const { row, state } of ended) {
    if (signal?.aborted) return
    await db.transaction((tx) => end(tx, row, state, { ...chance, now: clock.now() }))
  }
  await db.transaction((tx) => remind(tx, clock.now()))
}

export const handleLookAfterReviews = ({ db, random }: Pick<Dependencies, 'db'> & Chance): JobHandler =>
  handleJob(lookAfterReviews, (_payload, context) => lookAfter(db, { random }, context))
