import type { AttemptException } from '@lectern/contract/attempts/attempt-exception'
import { useDates, useTexts } from '../../../lib/texts/index.ts'

/** What exceptions give, in words, and for whom. */
export const useExceptionWords = () => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  return {
    given: ({
      extra_percent,
      extra_minutes,
      extra_attempts,
      opens_at,
      closes_at,
    }: AttemptException): string[] => {
      const parts = [
        extra_minutes > 0 && t('practices.given_minutes', { count: extra_minutes }),
        extra_percent > 0 && t('practices.given_percent', { percent: extra_percent }),
        extra_attempts > 0 && t('practices.given_attempts', { count: extra_attempts }),
        opens_at !== null && t('create-course.given_opens', { at: longMoment(opens_at) }),
        closes_at !== null && t('create-course.given_closes', { at: longMoment(closes_at) }),
      ]
      return parts.filter((part) => part !== false)
    },
    owner: ({ user, participant_group: group }: AttemptException): string =>
      user?.name ??
      (group ? t('practices.exception_group', { name: group.name }) : t('create-course.person_gone')),
  }
}
