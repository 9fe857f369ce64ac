import { checkResult, type QuizSettings } from '@lectern/contract/quizzes/quiz-settings'
import { resultDetails } from '@lectern/contract/quizzes/result-detail'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { type TextId, useTexts } from '../../../../lib/texts/index.ts'
import type { SettingsGroupProps } from './quiz-settings.tsx'

const detailTexts: Record<QuizSettings['result_detail'], TextId> = {
  full_information: 'create-course.result_full',
  only_correct_or_not: 'create-course.result_rows',
  only_correct_or_not_question: 'create-course.result_questions',
  simple_answer: 'create-course.result_simple',
}

const checkTexts = {
  none: 'create-course.check_while_none',
  correctness: 'create-course.check_while_correctness',
  full: 'create-course.check_while_full',
} as const satisfies Record<keyof typeof checkResult, TextId>

/** What learners see after finishing, and of single questions before. */
export const ResultSettings = ({ settings, change }: SettingsGroupProps) => {
  const { t } = useTexts()
  const checks = Object.keys(checkResult) as (keyof typeof checkResult)[]
  return (
    <>
      <Field label={t('create-course.result_detail')}>
        <Select
          value={settings.result_detail}
          onChange={(event) => {
            const detail = resultDetails.find((each) => each === event.currentTarget.value)
            if (detail) change({ result_detail: detail })
          }}
        >
          {resultDetails.map((detail) => (
            <option key={detail} value={detail}>
              {t(detailTexts[detail])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('create-course.check_while_taking')} help={t('create-course.check_while_help')}>
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
    </>
  )
}
