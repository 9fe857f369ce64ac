import { quizTypeRules } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import { checkResult } from '@lectern/contract/quizzes/quiz-settings'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { type TextId, useTexts } from '../../../../lib/texts/index.ts'
import { ResultDetailField } from '../result-detail-field.tsx'
import type { SettingsGroupProps } from './settings-group.ts'

const checkTexts = {
  none: 'quizzes.check_while_none',
  correctness: 'quizzes.check_while_correctness',
  full: 'quizzes.check_while_full',
} as const satisfies Record<keyof typeof checkResult, TextId>

const checks = ['none', 'correctness', 'full'] as const

/** What learners see after finishing, and of single questions before. */
export const ResultSettings = ({ settings, change, type }: SettingsGroupProps) => {
  const { t } = useTexts()
  return (
    <>
      <ResultDetailField
        detail={settings.result_detail}
        onDetail={(result_detail) => change({ result_detail })}
      />
      {!quizTypeRules(type).isRanked && (
        <Field label={t('quizzes.check_while_taking')} help={t('quizzes.check_while_help')}>
          <Select
            value={checks.find((name) => checkResult[name] === settings.question_result_type_id)}
            onChange={(event) => {
              const name = checks.find((each) => each === event.currentTarget.value)
              if (name) change({ question_result_type_id: checkResult[name] })
            }}
          >
            {checks.map((name) => (
              <option key={name} value={name}>
                {t(checkTexts[name])}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  )
}
