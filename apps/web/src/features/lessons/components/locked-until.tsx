import { deviceZone } from '../../../lib/texts/zone-names.ts'
import { Countdown } from '@lectern/ui/feedback/countdown'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { useHydrated } from '../../../lib/drawing/use-hydrated.ts'

interface LockedUntilProps {
  lesson: number
  opensAt: string
  /** Whether it is near enough to be counted down. */
  isSoon: boolean
}

/** By whose clock a closed lesson says when it opens, what is left when it is near, and the same for the reader's calendar. */
export const LockedUntil = ({ lesson, opensAt, isSoon }: LockedUntilProps) => {
  const { t } = useTexts()
  const { zone } = useDates()
  const isHere = useHydrated()
  const shown = zone ?? (isHere ? deviceZone() : 'UTC')
  return (
    <div data-lock-until="">
      {isSoon && (
        <Countdown
          until={opensAt}
          label={t('course.opens_in')}
          wordOf={(count, unit) => t(`quiz.unit_${unit}`, { count })}
          sentenceOf={({ days, hours, minutes }) => t('quiz.opens_in_sentence', { days, hours, minutes })}
          overText={t('quiz.opens_now')}
        />
      )}
      <p>
        <span>{t('course.lock_zone', { zone: shown.replaceAll('_', ' ') })}</span>
        <a href={`/api/v1/public/lessons/${lesson}/opening.ics`} download>
          {t('course.add_to_calendar')}
        </a>
      </p>
    </div>
  )
}
