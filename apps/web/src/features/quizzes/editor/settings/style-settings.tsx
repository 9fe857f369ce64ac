import { fullScreenType } from '@lectern/contract/quizzes/quiz-settings'
import { Button } from '@lectern/ui/actions/button'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Switch } from '@lectern/ui/choices/switch'
import { Icon } from '@lectern/ui/layout/icon'
import { Palette } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { SettingsGroupProps } from './settings-group.ts'

const screens = ['none', 'offered', 'asked'] as const

/** The way to the style and the start page, the name, and the frame in which the quiz is taken. */
export const StyleSettings = ({ settings, change, onStyle }: SettingsGroupProps) => {
  const { t } = useTexts()
  return (
    <>
      <div>
        <Button icon={<Icon of={Palette} />} onClick={onStyle}>
          {t('quizzes.style_open')}
        </Button>
      </div>
      <Switch
        label={t('quizzes.show_name')}
        help={t('quizzes.show_name_help')}
        checked={settings.is_name_enabled}
        onChange={({ currentTarget: { checked } }) => change({ is_name_enabled: checked })}
      />
      <RadioGroup
        label={t('quizzes.full_screen')}
        value={screens.find((name) => fullScreenType[name] === settings.full_screen_type)}
        onChange={(name) => change({ full_screen_type: fullScreenType[name] })}
        options={screens.map((name) => ({
          value: name,
          label: t(`quizzes.full_screen_${name}`),
          help: t(`quizzes.full_screen_${name}_help`),
        }))}
      />
    </>
  )
}
