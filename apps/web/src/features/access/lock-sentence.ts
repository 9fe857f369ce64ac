import type { LockReason } from '@lectern/contract/access/access'
import type { Translate } from '../../lib/texts/index.ts'

const isJoinedBySigningIn = (reasons: readonly LockReason[]): boolean =>
  reasons.some(({ kind }) => kind === 'sign_in') &&
  reasons.some((reason) => reason.kind === 'not_subscribed' && reason.can_join)

/**
 * Every reason why something is closed, with its sentence. A visitor who may join does so on the way of signing in: one
 * sentence says both.
 */
export const lockSentences = (
  reasons: readonly LockReason[],
  t: Translate,
  moment: (at: string) => string,
): { reason: LockReason; sentence: string }[] => {
  const isOneWay = isJoinedBySigningIn(reasons)
  return reasons
    .filter(({ kind }) => !isOneWay || kind !== 'not_subscribed')
    .map((reason) => ({
      reason,
      sentence:
        isOneWay && reason.kind === 'sign_in'
          ? t('course.lock_sign_in_join')
          : lockSentence(reason, t, moment),
    }))
}

/** One reason why something is closed, as a sentence. */
const lockSentence = (reason: LockReason, t: Translate, moment: (at: string) => string): string => {
  switch (reason.kind) {
    case 'not_subscribed':
      return notSubscribed(reason, t)
    case 'access_frozen':
      return frozen(reason.until, t, moment)
    case 'access_begins':
      return t('course.lock_access_begins', { date: moment(reason.begins_at) })
    case 'closed_since':
      return t('course.lock_closed_since', { date: moment(reason.closed_at) })
    case 'access_ended':
      return t('course.lock_access_ended', { date: moment(reason.ended_at) })
    case 'opens_later':
      return t('course.lock_opens_later', { date: moment(reason.opens_at) })
    case 'after_lessons':
      return t('course.lock_after_lessons', {
        count: reason.lessons.length,
        titles: reason.lessons.map(({ title }) => title).join(', '),
      })
    case 'after_practice':
    case 'after_checkpoint':
      return t(`course.lock_${reason.kind}`, reason.practice)
    case 'announced':
    case 'not_in_offer':
    case 'not_published':
    case 'closed_by_school':
    case 'sign_in':
      return t(`course.lock_${reason.kind}`)
  }
}

const frozen = (until: string | null, t: Translate, moment: (at: string) => string): string =>
  until === null
    ? t('course.lock_access_frozen')
    : t('course.lock_access_frozen_until', { date: moment(until) })

const notSubscribed = (
  { can_join, can_pre_subscribe, is_pre_subscribed }: Extract<LockReason, { kind: 'not_subscribed' }>,
  t: Translate,
): string => {
  if (is_pre_subscribed) return t('course.lock_pre_subscribed')
  if (can_join) return t('course.lock_join')
  return t(can_pre_subscribe ? 'course.lock_can_wait' : 'course.lock_added_by_school')
}
