import { commentFlagged } from '@lectern/contract/comments/comments.facts'
import type { Database, Transaction } from '../../../platform/database/pool.ts'
import { onFact, onSignal } from '../../../platform/facts/listener.ts'
import type { Listener } from '../../../platform/facts/news.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findSchoolAttempt } from '../../attempts/index.ts'
import {
  commentReached,
  type CommentRow,
  commentWritten,
  concernsTeam,
  findComment,
  hourOf,
  talkTold_ms,
} from '../../comments/index.ts'
import { findLesson } from '../../lessons/index.ts'
import type { ReviewRights } from '../review-rights.ts'
import { type News, tell } from '../use-cases/tell.ts'

/** A comment of which something is told, and where it stands. */
interface Spoken {
  readonly comment: CommentRow
  readonly params: { readonly comment_id: number; readonly product_id: number; readonly lesson_id: number }
}

const findSpoken = async (
  tx: Transaction,
  { school_id, comment_id, lesson_id }: { school_id: SchoolId; comment_id: number; lesson_id: number },
): Promise<Spoken | null> => {
  const comment = await findComment(tx, school_id, comment_id)
  const lesson = comment && (await findLesson(tx, school_id, lesson_id))
  return lesson ? { comment, params: { comment_id, product_id: lesson.productId, lesson_id } } : null
}

/** What notifications do when comments are written, and when they come to concern more people. */
export const commentListeners = (db: Database, rights: ReviewRights): readonly Listener[] => [
  onSignal('notifications.tellOfAnswer', commentWritten, (written, { clock }) =>
    db.transaction(async (tx) => {
      const { school_id: schoolId, answered_id: answered, mentioned_ids: mentioned = [] } = written
      const spoken = await findSpoken(tx, written)
      if (!spoken) return
      const told = await listReaders(tx, rights, spoken, answered === null ? [] : [answered])
      const answers = told.map((userId) => newsOf(spoken, 'comment_answered', userId))
      const mentions = await newsOfMentions(tx, rights, spoken, mentioned, told)
      const about = await newsOfPlace(tx, rights, spoken, [...told, ...mentioned])
      await tell(tx, schoolId, [...answers, ...mentions, ...about], clock.now())
    }),
  ),
  onFact('notifications.tellOfCase', commentFlagged, ({ schoolId, at }, { clock }) =>
    db.transaction(async (tx) => {
      const begun = hourOf(at)
      const moderators = await rights.listModerators(tx, schoolId, begun)
      const news = moderators.map((userId): News => ({
        userId,
        kind: 'cases_opened',
        params: { since: begun.toISOString() },
        eventKey: `cases_opened/${schoolId}/${begun.toISOString()}`,
        letterFrom: new Date(begun.getTime() + talkTold_ms),
      }))
      await tell(tx, schoolId, news, clock.now())
    }),
  ),
  onSignal('notifications.tellOfMention', commentReached, (reached, { clock }) =>
    db.transaction(async (tx) => {
      const spoken = await findSpoken(tx, reached)
      if (!spoken) return
      const mentions = await newsOfMentions(tx, rights, spoken, reached.mentioned_ids, [])
      await tell(tx, reached.school_id, mentions, clock.now())
    }),
  ),
]

const newsOf = (
  { params }: Spoken,
  kind: 'comment_answered' | 'comment_mentioned',
  userId: number,
): News => ({
  userId,
  kind,
  params,
  eventKey: `${kind}/${params.comment_id}`,
})

/** Those of some people whom a comment may be told: of what the team keeps to itself nobody else learns that it is there. */
const listReaders = async (
  tx: Transaction,
  rights: ReviewRights,
  { comment: { schoolId, authorId, isPrivate, attemptId }, params }: Spoken,
  userIds: readonly number[],
): Promise<number[]> => {
  const readers: number[] = []
  for (const userId of userIds) {
    if (userId === authorId) continue
    const place = { schoolId, userId }
    const isOfTeam = async () =>
      attemptId === null
        ? rights.mayTalk(tx, place, params.product_id)
        : (await rights.findReviewed(tx, place, attemptId)) !== null
    if (!isPrivate || (await isOfTeam())) readers.push(userId)
  }
  return readers
}

/** Whoever is told of an answer already is not told that it names them. */
const newsOfMentions = async (
  tx: Transaction,
  rights: ReviewRights,
  spoken: Spoken,
  mentioned: readonly number[],
  told: readonly number[],
): Promise<News[]> => {
  const others = mentioned.filter((userId) => !told.includes(userId))
  const readers = await listReaders(tx, rights, spoken, others)
  return readers.map((userId) => newsOf(spoken, 'comment_mentioned', userId))
}

/** What is said concerns the people of its place too, those who are not told of it anyway. */
const newsOfPlace = async (
  tx: Transaction,
  rights: ReviewRights,
  spoken: Spoken,
  told: readonly number[],
): Promise<News[]> => {
  if (spoken.comment.isPrivate) return []
  const news =
    spoken.comment.attemptId === null
      ? await newsOfLesson(tx, rights, spoken)
      : await newsOfAttempt(tx, spoken, spoken.comment.attemptId)
  return news.filter(({ userId }) => userId !== spoken.comment.authorId && !told.includes(userId))
}

/** What is said about an attempt concerns its learner, or whoever of the team decided about it last. */
const newsOfAttempt = async (
  tx: Transaction,
  { comment, params }: Spoken,
  attemptId: number,
): Promise<News[]> => {
  const attempt = await findSchoolAttempt(tx, comment.schoolId, attemptId)
  const userId = attempt && (comment.isByTeam ? attempt.userId : attempt.decidedBy)
  if (!attempt || userId === null) return []
  const about = { ...params, attempt_id: attempt.id, quiz_id: attempt.quizId }
  return [
    { userId, kind: 'attempt_commented', params: about, eventKey: `attempt_commented/${params.comment_id}` },
  ]
}

/**
 * What a learner says about a lesson concerns its team, or the one who is asked. The first of an hour is told, and what follows is
 * counted with it; the letter waits for the end of the hour.
 */
const newsOfLesson = async (
  tx: Transaction,
  rights: ReviewRights,
  { comment, params: { product_id, lesson_id } }: Spoken,
): Promise<News[]> => {
  const { schoolId, addresseeId } = comment
  if (!(await concernsTeam(tx, comment))) return []
  const begun = hourOf(comment.createdAt)
  const talkers = await rights.listTalkers(tx, { schoolId, productId: product_id })
  const asked = addresseeId !== null && talkers.includes(addresseeId) ? [addresseeId] : talkers
  return asked.map((userId) => ({
    userId,
    kind: 'lesson_commented',
    params: { product_id, lesson_id, since: begun.toISOString() },
    eventKey: `lesson_commented/${lesson_id}/${begun.toISOString()}`,
    letterFrom: new Date(begun.getTime() + talkTold_ms),
  }))
}
