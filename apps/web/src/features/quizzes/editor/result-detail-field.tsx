import { type ResultDetail, resultDetails } from '@lectern/contract/quizzes/result-detail'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'

const detailTexts: Record<ResultDetail, TextId> = {
  full_information: 'quizzes.result_full',
  only_correct_or_not: 'quizzes.result_rows',
  only_correct_or_not_question: 'quizzes.result_questions',
  simple_answer: 'quizzes.result_simple',
}

interface ResultDetailFieldProps {
  detail: ResultDetail
  onDetail: (detail: ResultDetail) => void
}

/** How much of a result learners see. */
export const ResultDetailField = ({ detail, onDetail }: ResultDetailFieldProps) => {
  const { t } = useTexts()
  return (
    <Field label={t('quizzes.result_detail')}>
      <Select
        value={detail}
        onChange={(event) => {
          const picked = resultDetails.find((each) => each === event.currentTarget.value)
          if (picked) onDetail(picked)
        }}
      >
        {resultDetails.map((each) => (
          <option key={each} value={each}>
            {t(detailTexts[each])}
          </option>
        ))}
      </Select>
    </Field>
  )
}
