import type { LockReason } from '@lectern/contract/access/access'
import type { Translate } from '../../lib/texts/index.ts'

/** One reason why something is closed, as a sentence. */
export const lockSentence = (reason: LockReason, t: Translate, moment: (at: string) => string): string => {
  switch (reason.kind) {
    case 'not_subscribed':
      return t(reason.can_join ? 'course.lock_join' : 'course.lock_added_by_school')
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
      return t('course.lock_after_practice', reason.practice)
    case 'announced':
    case 'not_published':
    case 'sign_in':
      return t(`course.lock_${reason.kind}`)
  }
}
