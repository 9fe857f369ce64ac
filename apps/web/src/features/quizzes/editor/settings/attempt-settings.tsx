import { attemptLimits, type QuizSettings, retakeConditions } from '@lectern/contract/quizzes/quiz-settings'
import { Select } from '@lectern/ui/choices/select'
import { Switch } from '@lectern/ui/choices/switch'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { NumberField } from '../../../../frame/index.ts'
import { type TextId, useTexts } from '../../../../lib/texts/index.ts'
import type { SettingsGroupProps } from './settings-group.ts'

const usualLimit = 3

const conditionTexts: Record<QuizSettings['retake_condition'], TextId> = {
  always: 'quizzes.retake_always',
  if_failed: 'quizzes.retake_if_failed',
  until_passed: 'quizzes.retake_until_passed',
}

/** How often a quiz may be taken, when once more, and after which wait. */
export const AttemptSettings = ({ settings, change }: SettingsGroupProps) => {
  const { t } = useTexts()
  return (
    <>
      <Switch
        label={t('quizzes.attempts_limited')}
        help={t('quizzes.attempts_limited_help')}
        checked={settings.attempts_limit !== null}
        onChange={({ currentTarget: { checked } }) => change({ attempts_limit: checked ? usualLimit : null })}
      />
      {settings.attempts_limit !== null && (
        <>
          <NumberField
            label={t('quizzes.attempts_limit')}
            value={settings.attempts_limit}
            min={1}
            max={attemptLimits.attempts}
            onValue={(attempts_limit) => change({ attempts_limit })}
          />
          <Field label={t('quizzes.attempt_limit_text')} help={t('quizzes.attempt_limit_text_help')}>
            <TextArea
              value={settings.attempt_limit_text}
              maxLength={attemptLimits.limitText}
              onChange={({ currentTarget: { value } }) => change({ attempt_limit_text: value })}
            />
          </Field>
        </>
      )}
      <Field label={t('quizzes.retake_condition')}>
        <Select
          value={settings.retake_condition}
          onChange={(event) => {
            const condition = retakeConditions.find((each) => each === event.currentTarget.value)
            if (condition) change({ retake_condition: condition })
          }}
        >
          {retakeConditions.map((condition) => (
            <option key={condition} value={condition}>
              {t(conditionTexts[condition])}
            </option>
          ))}
        </Select>
      </Field>
      <NumberField
        label={t('quizzes.retake_wait_hours')}
        value={settings.retake_wait_hours}
        min={0}
        max={attemptLimits.retakeWaitHours}
        onValue={(retake_wait_hours) => change({ retake_wait_hours })}
      />
    </>
  )
}
