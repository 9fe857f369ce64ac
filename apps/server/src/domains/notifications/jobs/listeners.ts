import type { z } from 'zod'
import { attemptStatus } from '@lectern/contract/attempts/attempt'
import type { Database, Transaction } from '../../../platform/database/pool.ts'
import { type Listener, onEvent } from '../../../platform/events/event.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { accessNoted, findEnrolment } from '../../access/index.ts'
import { attemptFinished } from '../../attempts/index.ts'
import { openingRules } from '../../courses/index.ts'
import { findLesson, lessonDone, lessonsChanged } from '../../lessons/index.ts'
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
  onEvent('notifications.tellOfAccess', accessNoted, (change, { clock }) =>
    db.transaction(async (tx) => {
      const { school_id: schoolId, product_id: productId, user_id: userId } = change
      await lookAt(tx, { schoolId, productId, userIds: [userId] }, { now: clock.now(), because: 'access' })
      if (clock.now().getTime() - Date.parse(change.at) > oldNews_ms) return
      const news = await newsOfAccess(tx, change)
      await tell(tx, schoolId, news ? [news] : [], clock.now())
    }),
  ),
  onEvent('notifications.tellOfPractice', attemptFinished, (told, { clock }) =>
    db.transaction(async (tx) => {
      const { school_id: schoolId, lesson_id: lessonId, user_id: userId } = told
      const lesson = await findLesson(tx, schoolId, lessonId)
      if (!lesson) return
      const { productId } = lesson
      const place = { schoolId, productId, userIds: [userId] }
      await lookAt(tx, place, { now: clock.now(), because: 'progress' })
      await tell(tx, schoolId, await newsOfPractice(tx, rights, { ...told, productId }), clock.now())
    }),
  ),
  ...commentListeners(db, rights),
  ...peerReviewListeners(db),
  onEvent('notifications.lookAfterLesson', lessonDone, (done, { clock }) =>
    db.transaction(async (tx) => {
      const { school_id: schoolId, lesson_id: lessonId, user_id: userId } = done
      const lesson = await findLesson(tx, schoolId, lessonId)
      if (!lesson) return
      const place = { schoolId, productId: lesson.productId, userIds: [userId] }
      await lookAt(tx, place, { now: clock.now(), because: 'progress' })
    }),
  ),
  onEvent('notifications.followProgram', lessonsChanged, ({ product_id: productId }, { clock }) =>
    db.transaction((tx) => followProgram(tx, productId, clock.now())),
  ),
  onEvent('notifications.forget', personErased, ({ user_id }) =>
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

interface PracticeEvent {
  readonly attempt_id: number
  readonly school_id: SchoolId
  readonly user_id: number
  readonly quiz_id: number
  readonly lesson_id: number
  readonly status_id: number
  readonly finished_at?: string | undefined
  readonly decided_at?: string | undefined
  readonly productId: number
}

const { passed, failed, rework, underCheck } = attemptStatus

/** The learner is told of what somebody of the team decided, the team of what waits for it. */
const newsOfPractice = async (
  tx: Transaction,
  rights: ReviewRights,
  event: PracticeEvent,
): Promise<News[]> => {
  const { status_id: status, decided_at: decidedAt, user_id: userId, school_id: schoolId, productId } = event
  const params = {
    attempt_id: event.attempt_id,
    product_id: productId,
    lesson_id: event.lesson_id,
    quiz_id: event.quiz_id,
  }
  if (decidedAt !== undefined) {
    const key = { userId, eventKey: `practice/${event.attempt_id}/${decidedAt}` }
    if (status === rework) return [{ ...key, kind: 'practice_returned', params }]
    if (status !== passed && status !== failed) return []
    const result = status === passed ? 'passed' : 'failed'
    return [{ ...key, kind: 'practice_checked', params: { ...params, result } }]
  }
  if (status !== underCheck || event.finished_at === undefined) return []
  const reviewers = await rights.listReviewers(tx, { schoolId, productId, userId })
  return reviewers.map((reviewer) => ({
    userId: reviewer,
    kind: 'practice_waiting',
    params: { ...params, learner_id: userId },
    eventKey: `practice_waiting/${event.attempt_id}`,
  }))
}

type AccessEvent = z.output<typeof accessNoted.payload>

/** What the person is told of a change of their access; null: they did it themselves, and know. */
const newsOfAccess = async (
  tx: Transaction,
  { change_id, product_id, user_id: userId, kind, details, is_by_team }: AccessEvent,
): Promise<News | null> => {
  const common = { userId, eventKey: `access/${change_id}` }
  const params = { product_id }
  if (kind === 'pre_subscribed') return { ...common, kind: 'waiting_list_joined', params }
  if (!is_by_team) return null
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
