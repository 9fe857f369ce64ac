import { exceptionLimits } from '@lectern/contract/attempts/attempt-exception'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { useTexts } from '../../../lib/texts/index.ts'
import { MomentField, NumberField } from '../../../frame/index.ts'
import type { ExceptionDraft } from './exception-draft.ts'
import styles from './exceptions.module.css'

interface ExceptionFieldsProps {
  draft: ExceptionDraft
  change: (part: Partial<ExceptionDraft>) => void
}

/** What is given: time, attempts, dates, and why. */
export const ExceptionFields = ({ draft, change }: ExceptionFieldsProps) => {
  const { t } = useTexts()
  return (
    <>
      <div className={styles.numbers}>
        <NumberField
          label={t('practices.extra_minutes')}
          value={draft.minutes}
          min={0}
          max={exceptionLimits.minutes}
          onValue={(minutes) => change({ minutes })}
        />
        <NumberField
          label={t('practices.extra_percent')}
          value={draft.percent}
          min={0}
          max={exceptionLimits.percent}
          onValue={(percent) => change({ percent })}
        />
        <NumberField
          label={t('practices.extra_attempts')}
          value={draft.attempts}
          min={0}
          max={exceptionLimits.attempts}
          onValue={(attempts) => change({ attempts })}
        />
      </div>
      <p className={styles.help}>{t('practices.extra_time_help')}</p>
      <div className={styles.dates}>
        <MomentField
          label={t('practices.own_opening')}
          value={draft.opensAt}
          onChange={(opensAt) => change({ opensAt })}
        />
        <MomentField
          label={t('practices.own_closing')}
          value={draft.closesAt}
          onChange={(closesAt) => change({ closesAt })}
        />
      </div>
      <Field label={t('practices.exception_reason')} help={t('practices.exception_reason_help')}>
        <TextArea
          rows={2}
          maxLength={exceptionLimits.reason}
          value={draft.reason}
          onChange={(event) => change({ reason: event.currentTarget.value })}
        />
      </Field>
    </>
  )
}
