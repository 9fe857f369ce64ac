import type { ReleaseRule } from '@lectern/contract/access/release-rule'
import { createDates, useTexts } from '../../../lib/texts/index.ts'

/** Says in a few words when something opens; for null that it opens at once. */
export const useReleaseWords = () => {
  const { t, locale } = useTexts()
  const momentWords = ({ moment }: ReleaseRule): string | null => {
    if (moment.kind === 'at_once') return null
    if (moment.kind === 'at_date') {
      // Noon by UTC is the same day wherever the text is written for UTC.
      const day = createDates(locale, 'UTC').date(`${moment.date}T12:00:00Z`)
      return t('lesson-editor.release_on', { day, hour: moment.hour })
    }
    return moment.hour === null
      ? t('lesson-editor.release_days', { count: moment.days })
      : t('lesson-editor.release_days_at', { count: moment.days, hour: moment.hour })
  }
  const closingWords = ({ closes }: ReleaseRule): string | null => {
    if (!closes) return null
    if (closes.kind === 'after_days') return t('lesson-editor.release_closes_days', { count: closes.days })
    const day = createDates(locale, 'UTC').date(`${closes.date}T12:00:00Z`)
    return t('lesson-editor.release_closes_on', { day, hour: closes.hour })
  }
  return (rule: ReleaseRule | null): string => {
    if (rule === null) return t('lesson-editor.release_at_once')
    const count = rule.after_lesson_ids.length
    const parts = [
      momentWords(rule),
      count === 0 ? null : t('lesson-editor.release_after_lessons', { count }),
      rule.after_quiz_id ? t('lesson-editor.release_after_practice') : null,
      closingWords(rule),
    ].filter((part) => part !== null)
    return parts.length === 0 ? t('lesson-editor.release_at_once') : parts.join(' · ')
  }
}
