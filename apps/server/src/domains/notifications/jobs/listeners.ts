import { accessFacts } from '@lectern/contract/access/access.facts'
import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { attemptFacts, practiceSubmitted, quizFinished } from '@lectern/contract/attempts/attempts.facts'
import { lessonCompleted } from '@lectern/contract/lessons/lessons.facts'
import type { Database, Transaction } from '../../../platform/database/pool.ts'
import type { Happening } from '../../../platform/facts/happening.ts'
import { onFact, onFacts, onSignal } from '../../../platform/facts/listener.ts'
import type { Listener } from '../../../platform/facts/news.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { findAccessChange, findEnrolment } from '../../access/index.ts'
import { openingRules } from '../../courses/index.ts'
import { findLesson, lessonsChanged } from '../../lessons/index.ts'
import { personErased } from '../../identity/index.ts'
import { forgetNotifications } from '../own-data.repository.ts'
import type { ReviewRights } from '../review-rights.ts'
import { lookAt, resumedKey } from '../use-cases/look-at.ts'
import { type News, tell } from '../use-cases/tell.ts'
import * as watches from '../watches.repository.ts'
import { commentListeners } from './comment-listeners.ts'
import { lookAtDue } from './notification-jobs.ts'
import { peerReviewListeners } from './peer-review-listeners.ts'

/** What is reported later than that is no news any more. */
const oldNews_ms = 24 * 60 * 60 * 1000

/** What notifications do when something happens below them. */
export const notificationListeners = (db: Database, rights: ReviewRights): readonly Listener[] => [
  onFacts('notifications.tellOfAccess', Object.values(accessFacts), (change, { clock }) =>
    db.transaction(async (tx) => {
      const { schoolId, subjectId: productId, userId, at } = change
      await lookAt(tx, { schoolId, productId, userIds: [userId] }, { now: clock.now(), because: 'access' })
      if (clock.now().getTime() - at.getTime() > oldNews_ms) return
      const news = await newsOfAccess(tx, change)
      await tell(tx, schoolId, news ? [news] : [], clock.now())
    }),
  ),
  onFacts('notifications.tellOfPractice', attemptFacts, (outcome, { clock }) =>
    db.transaction(async (tx) => {
      const { schoolId, userId, details } = outcome
      const lesson = await findLesson(tx, schoolId, details.lesson_id)
      if (!lesson) return
      const { productId } = lesson
      const place = { schoolId, productId, userIds: [userId] }
      await lookAt(tx, place, { now: clock.now(), because: 'progress' })
      await tell(tx, schoolId, await newsOfPractice(tx, rights, outcome, productId), clock.now())
    }),
  ),
  ...commentListeners(db, rights),
  ...peerReviewListeners(db),
  onFact('notifications.lookAfterLesson', lessonCompleted, (completed, { clock }) =>
    db.transaction(async (tx) => {
      const { schoolId, subjectId: lessonId, userId } = completed
      const lesson = await findLesson(tx, schoolId, lessonId)
      if (!lesson) return
      const place = { schoolId, productId: lesson.productId, userIds: [userId] }
      await lookAt(tx, place, { now: clock.now(), because: 'progress' })
    }),
  ),
  onSignal('notifications.followProgram', lessonsChanged, ({ product_id: productId }, { clock }) =>
    db.transaction((tx) => followProgram(tx, productId, clock.now())),
  ),
  onSignal('notifications.forget', personErased, ({ user_id }) =>
    db.transaction((tx) => forgetNotifications(tx, user_id)),
  ),
]

/** Everybody who takes part is looked at where something changed on which openings depend; texts of lessons are not among that. */
const followProgram = async (tx: Transaction, productId: number, now: Date): Promise<void> => {
  const schoolId = await watches.findWatchedSchool(tx, productId)
  const rules = schoolId && (await openingRules(tx, schoolId, productId))
  if (!schoolId || !rules || !(await watches.noteRules(tx, schoolId, productId, rules))) return
  await watches.lookAtEverybody(tx, schoolId, productId, now)
  await enqueue(tx, lookAtDue, {}, { jobKey: lookAtDue.name })
}

const { passed, failed, rework, underCheck } = attemptStatus

const handedIn: ReadonlySet<string> = new Set([practiceSubmitted.type, quizFinished.type])

/** What somebody of the team decided is news for the learner, what waits for the team is news for those who may review it. */
const newsOfPractice = async (
  tx: Transaction,
  rights: ReviewRights,
  { type, schoolId, userId, subjectId: attempt_id, details, at }: Happening<(typeof attemptFacts)[number]>,
  productId: number,
): Promise<News[]> => {
  const { status_id: status, lesson_id, quiz_id } = details
  const params = { attempt_id, product_id: productId, lesson_id, quiz_id }
  if (!handedIn.has(type)) {
    const key = { userId, eventKey: `practice/${attempt_id}/${at.toISOString()}` }
    if (status === rework) return [{ ...key, kind: 'practice_returned', params }]
    if (status !== passed && status !== failed) return []
    const result = status === passed ? 'passed' : 'failed'
    return [{ ...key, kind: 'practice_checked', params: { ...params, result } }]
  }
  if (status !== underCheck) return []
  const reviewers = await rights.listReviewers(tx, { schoolId, productId, userId })
  return reviewers.map((reviewer) => ({
    userId: reviewer,
    kind: 'practice_waiting',
    params: { ...params, learner_id: userId },
    eventKey: `practice_waiting/${attempt_id}`,
  }))
}

type AccessFact = (typeof accessFacts)[keyof typeof accessFacts]

/** The team made the change, and the person is told. */
const isToldOf = ({
  by_id: by,
  is_by_team: byTeam,
  is_untold: isUntold,
}: Happening<AccessFact>['details']): boolean => (by !== undefined || byTeam === true) && isUntold !== true

/** What a change of their access says to a person; null where they made it, and know. */
const newsOfAccess = async (
  tx: Transaction,
  { schoolId, subjectId: product_id, userId, details: fact }: Happening<AccessFact>,
): Promise<News | null> => {
  const change = await findAccessChange(tx, schoolId, fact.change_id)
  if (!change) return null
  const { kind, details } = change
  const common = { userId, eventKey: `access/${fact.change_id}` }
  const params = { product_id }
  if (kind === 'pre_subscribed') return { ...common, kind: 'waiting_list_joined', params }
  if (!isToldOf(fact)) return null
  switch (kind) {
    case 'granted':
      return details.starts_at === undefined
        ? null
        : { ...common, kind: 'access_given', params: { ...params, starts_at: details.starts_at } }
    case 'end_changed':
      return { ...common, kind: 'access_extended', params: { ...params, ends_at: details.ends_at ?? null } }
    case 'frozen':
      return { ...common, kind: 'access_paused', params: { ...params, until: details.frozen_until ?? null } }
    case 'unfrozen': {
      const enrolment = await findEnrolment(tx, product_id, userId)
      if (!enrolment?.frozenFrom) return null
      return {
        userId,
        eventKey: resumedKey(product_id, enrolment.frozenFrom),
        kind: 'access_resumed',
        params,
      }
    }
    case 'revoked':
      return { ...common, kind: 'access_ended', params: { ...params, ended_at: null } }
  }
}
