import { attemptLimits } from '@lectern/contract/quizzes/quiz-settings'
import { Switch } from '@lectern/ui/choices/switch'
import { NumberField } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import type { SettingsGroupProps } from '../editor/settings/settings-group.ts'

/** What is particular to a competition: the time of a question, what is left of its points, and the common start. */
export const CompetitionSettings = ({ settings, change }: SettingsGroupProps) => {
  const { t } = useTexts()
  return (
    <>
      <NumberField
        label={t('quizzes.competition_seconds')}
        help={t('quizzes.competition_seconds_help')}
        value={settings.competition_question_seconds}
        min={5}
        max={attemptLimits.competitionSeconds}
        onValue={(competition_question_seconds) => change({ competition_question_seconds })}
      />
      <NumberField
        label={t('quizzes.competition_kept')}
        help={t('quizzes.competition_kept_help')}
        value={settings.competition_kept_percent}
        min={0}
        max={100}
        onValue={(competition_kept_percent) => change({ competition_kept_percent })}
      />
      <Switch
        label={t('quizzes.competition_late')}
        help={t('quizzes.competition_late_help')}
        checked={settings.is_late_start_allowed}
        onChange={({ currentTarget: { checked } }) => change({ is_late_start_allowed: checked })}
      />
    </>
  )
}
