import { attemptLimits, timerType } from '@lectern/contract/quizzes/quiz-settings'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { NumberField } from '../../../../frame/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { SettingsGroupProps } from './settings-group.ts'

const usualMinutes = 20
const shortestMinutes = 0.5

const timers = ['none', 'countdown', 'stopwatch'] as const

/** The clock of the whole quiz. */
export const TimeSettings = ({ settings, change }: SettingsGroupProps) => {
  const { t } = useTexts()
  const { timer_type: type, timer_duration: seconds } = settings
  const chosen = timers.find((name) => timerType[name] === type)
  const choose = (name: (typeof timers)[number]) =>
    change({
      timer_type: timerType[name],
      // A countdown has a length from the first moment; the last one is kept for whoever comes back to it.
      ...(name === 'countdown' && { timer_duration: seconds ?? usualMinutes * 60 }),
    })
  return (
    <>
      <RadioGroup
        label={t('quizzes.timer')}
        value={chosen}
        onChange={choose}
        options={[
          { value: 'none', label: t('quizzes.timer_none') },
          {
            value: 'countdown',
            label: t('quizzes.timer_countdown'),
            help: t('quizzes.timer_countdown_help'),
          },
          {
            value: 'stopwatch',
            label: t('quizzes.timer_stopwatch'),
            help: t('quizzes.timer_stopwatch_help'),
          },
        ]}
      />
      {type === timerType.countdown && seconds !== null && (
        <NumberField
          label={t('quizzes.timer_minutes')}
          value={seconds / 60}
          min={shortestMinutes}
          max={attemptLimits.timerSeconds / 60}
          step={shortestMinutes}
          onValue={(minutes) => change({ timer_duration: Math.round(minutes * 60) })}
        />
      )}
    </>
  )
}
