import type { AttemptView } from '@lectern/contract/attempts/attempt'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { type TextId, useDates, useTexts } from '../../../lib/texts/index.ts'
import { attemptVariant } from '../attempt-variant.ts'

type OwnAttempt = AttemptView['attempts'][number]

const stateOf = (one: OwnAttempt): TextId => {
  if (one.status_id === 4) return 'quiz.attempt_reworked'
  return one.is_unmeasured ? 'quiz.status_finished' : `quiz.status_${attemptVariant(one)}`
}

interface AttemptChoiceProps {
  view: AttemptView
  onShow: (attempt: number) => void
}

/** The way among what the learner has handed in (document 002 §2, "attempt version dropdown"); nothing for a single attempt. */
export const AttemptChoice = ({ view, onShow }: AttemptChoiceProps) => {
  const { t, number } = useTexts()
  const { longMoment } = useDates()
  const { attempts, attempt } = view
  if (attempts.length < 2) return null
  const facts = (one: OwnAttempt) =>
    [
      t('quiz.attempt_number', { number: one.number }),
      t(stateOf(one)),
      one.scores !== null && (one.max_scores ?? 0) > 0 && one.status_id !== 6
        ? `${number(one.scores)} / ${number(one.max_scores ?? 0)}`
        : '',
      one.finished_at === null ? '' : longMoment(one.finished_at),
    ]
      .filter((fact) => fact !== '')
      .join(' · ')
  return (
    <Field label={t('quiz.attempt_shown')}>
      <Select value={String(attempt.id)} onChange={(event) => onShow(Number(event.target.value))}>
        {attempts.toReversed().map((one) => (
          <option key={one.id} value={one.id}>
            {facts(one)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
