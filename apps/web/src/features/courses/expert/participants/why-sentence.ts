import type { LockReason } from '@lectern/contract/access/access'
import type { Translate } from '../../../../lib/texts/index.ts'

/** One reason why something is closed to a participant, as it is told to the staff. */
export const whySentence = (reason: LockReason, t: Translate, moment: (at: string) => string): string => {
  switch (reason.kind) {
    case 'not_subscribed':
      return whyOutside(reason.is_pre_subscribed, t)
    case 'access_frozen':
      return whyFrozen(reason.until, t, moment)
    case 'access_begins':
      return t('participants.why_access_begins', { date: moment(reason.begins_at) })
    case 'access_ended':
      return t('participants.why_access_ended', { date: moment(reason.ended_at) })
    case 'closed_since':
      return t('participants.why_closed_since', { date: moment(reason.closed_at) })
    case 'opens_later':
      return t('participants.why_opens_later', { date: moment(reason.opens_at) })
    case 'after_lessons':
      return t('participants.why_after_lessons', {
        count: reason.lessons.length,
        titles: reason.lessons.map(({ title }) => title).join(', '),
      })
    case 'after_practice':
    case 'after_checkpoint':
      return t(`participants.why_${reason.kind}`, { title: reason.practice.title })
    case 'announced':
    case 'not_in_offer':
    case 'not_published':
    case 'closed_by_school':
      return t(`participants.why_${reason.kind}`)
    // Somebody who takes part is known by name.
    case 'sign_in':
      return whyOutside(false, t)
  }
}

const whyFrozen = (until: string | null, t: Translate, moment: (at: string) => string): string =>
  until === null ? t('participants.why_frozen') : t('participants.why_frozen_until', { date: moment(until) })

const whyOutside = (isWaiting: boolean, t: Translate): string =>
  t(isWaiting ? 'participants.why_waiting' : 'participants.why_not_subscribed')
