import { checkTypes } from '@lectern/contract/quizzes/quiz-settings'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Switch } from '@lectern/ui/choices/switch'
import { NumberField } from '../../../../frame/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { SettingsGroupProps } from './settings-group.ts'

const usualPass = 70

/** Who decides about passing, and from how many points. */
export const MarkSettings = ({ settings, change }: SettingsGroupProps) => {
  const { t } = useTexts()
  return (
    <>
      <Switch
        label={t('quizzes.points_on')}
        help={t('quizzes.points_on_help')}
        checked={settings.estimate.is_on}
        onChange={({ currentTarget: { checked } }) =>
          change({ estimate: { ...settings.estimate, is_on: checked } })
        }
      />
      {settings.estimate.is_on && (
        <Switch
          label={t('quizzes.points_shown')}
          help={t('quizzes.points_shown_help')}
          checked={settings.estimate.is_show}
          onChange={({ currentTarget: { checked } }) =>
            change({ estimate: { ...settings.estimate, is_show: checked } })
          }
        />
      )}
      <RadioGroup
        label={t('quizzes.check_type')}
        value={settings.check_type}
        onChange={(check_type) => change({ check_type })}
        options={checkTypes.map((type) => ({
          value: type,
          label: t(`quizzes.check_${type}`),
          help: t(`quizzes.check_${type}_help`),
        }))}
      />
      {settings.check_type === 'auto_by_score' && settings.estimate.is_on && (
        <>
          <Switch
            label={t('quizzes.pass_mark')}
            help={t('quizzes.pass_mark_help')}
            checked={settings.pass_percent !== null}
            onChange={({ currentTarget: { checked } }) =>
              change({ pass_percent: checked ? usualPass : null })
            }
          />
          {settings.pass_percent !== null && (
            <NumberField
              label={t('quizzes.pass_percent')}
              value={settings.pass_percent}
              min={1}
              max={100}
              onValue={(pass_percent) => change({ pass_percent })}
            />
          )}
        </>
      )}
    </>
  )
}
