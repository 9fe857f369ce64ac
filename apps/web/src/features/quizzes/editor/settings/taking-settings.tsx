import {
  allowance,
  finishType,
  navigationType,
  numerationType,
  questionsDisplay,
} from '@lectern/contract/quizzes/quiz-settings'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Switch } from '@lectern/ui/choices/switch'
import { useTexts } from '../../../../lib/texts/index.ts'
import { DrawingSettings } from './drawing-settings.tsx'
import type { SettingsGroupProps } from './settings-group.ts'

/** How questions come, and the ways between them. */
export const TakingSettings = (props: SettingsGroupProps) => {
  const { settings, change } = props
  const { t } = useTexts()
  const separate = settings.questions_display_type_id === questionsDisplay.separately
  return (
    <>
      <RadioGroup
        label={t('quizzes.display')}
        variant="cards"
        value={separate ? 'separately' : 'all'}
        onChange={(value) => change({ questions_display_type_id: questionsDisplay[value] })}
        options={[
          { value: 'all', label: t('quizzes.display_all') },
          { value: 'separately', label: t('quizzes.display_separately') },
        ]}
      />
      <DrawingSettings {...props} />
      <Switch
        label={t('quizzes.show_numbers')}
        checked={settings.questions_numeration_type_id === numerationType.numbered}
        onChange={({ currentTarget: { checked } }) =>
          change({ questions_numeration_type_id: numerationType[checked ? 'numbered' : 'none'] })
        }
      />
      {separate ? (
        <WaySettings settings={settings} change={change} />
      ) : (
        <Switch
          label={t('quizzes.may_clear')}
          help={t('quizzes.may_clear_help')}
          checked={settings.is_allow_clear}
          onChange={({ currentTarget: { checked } }) => change({ is_allow_clear: checked })}
        />
      )}
    </>
  )
}

/** What there is only where questions come one at a time. */
const WaySettings = ({ settings, change }: Pick<SettingsGroupProps, 'settings' | 'change'>) => {
  const { t } = useTexts()
  return (
    <>
      <Switch
        label={t('quizzes.show_strip')}
        help={t('quizzes.show_strip_help')}
        checked={settings.navigation_type_id === navigationType.numbered}
        onChange={({ currentTarget: { checked } }) =>
          change({ navigation_type_id: navigationType[checked ? 'numbered' : 'none'] })
        }
      />
      <Switch
        label={t('quizzes.may_return')}
        help={t('quizzes.may_return_help')}
        checked={settings.return_to_previous_type === allowance.yes}
        onChange={({ currentTarget: { checked } }) =>
          change({ return_to_previous_type: allowance[checked ? 'yes' : 'no'] })
        }
      />
      <Switch
        label={t('quizzes.may_change_answers')}
        help={t('quizzes.may_change_answers_help')}
        checked={settings.reanswer_type === allowance.yes}
        onChange={({ currentTarget: { checked } }) =>
          change({ reanswer_type: allowance[checked ? 'yes' : 'no'] })
        }
      />
      <Switch
        label={t('quizzes.may_finish_early')}
        help={t('quizzes.may_finish_early_help')}
        checked={settings.finish_type_id === finishType.early}
        onChange={({ currentTarget: { checked } }) =>
          change({ finish_type_id: finishType[checked ? 'early' : 'last'] })
        }
      />
    </>
  )
}
