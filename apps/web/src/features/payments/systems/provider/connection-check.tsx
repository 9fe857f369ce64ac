import { type Connection, connectionSteps } from '@lectern/contract/payments/connections'
import type { PaymentSystem } from '@lectern/contract/payments/payment-systems'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { Icon } from '@lectern/ui/layout/icon'
import { Rail, type RailStep } from '@lectern/ui/lists/rail'
import { FormSection } from '@lectern/ui/forms/form-section'
import { useMutation } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { errorText } from '../../../../lib/errors.ts'
import { useDates, useTexts } from '../../../../lib/texts/index.ts'
import { checkPaymentSystem } from '../../api.ts'
import styles from './provider.module.css'

interface CheckProps {
  system: PaymentSystem
  connection: Connection
  onChecked: () => Promise<unknown>
}

/** What the check of an account found, step by step, each failure with what to do about it. */
export const ConnectionCheck = ({ system, connection, onChecked }: CheckProps) => {
  const { t } = useTexts()
  const { moment } = useDates()
  const steps = useSteps(connection)
  const open = connection.steps.filter(({ fault }) => fault !== null).length
  const check = useMutation({
    mutationFn: () => checkPaymentSystem({ params: { system: system.id } }),
    onSettled: onChecked,
    meta: { showsErrors: true },
  })
  const checked = connection.checked_at
  return (
    <FormSection
      title={t('payments.check')}
      text={checked === null ? t('payments.check_none') : t('payments.check_at', { date: moment(checked) })}
    >
      <Rail steps={steps} label={t('payments.check')} />
      {check.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(check.error, t)}
        </Notice>
      )}
      <div className={styles.row}>
        <Button icon={<Icon of={RefreshCw} />} busy={check.isPending} onClick={() => check.mutate()}>
          {t('payments.check_again')}
        </Button>
        <span role="status" className={styles.muted}>
          {open === 0 ? t('payments.check_fine') : t('payments.check_open', { count: open })}
        </span>
      </div>
    </FormSection>
  )
}

const useSteps = ({ steps, account, account_name: name }: Connection): RailStep[] => {
  const { t } = useTexts()
  const accountWords = [name, account].filter((each) => each !== null && each !== '').join(', ')
  return connectionSteps.flatMap((step) => {
    const found = steps.find((each) => each.step === step)
    // A step that was not reached is not told.
    if (found === undefined) return []
    if (found.fault !== null)
      return {
        ...{ id: step, mark: 'failed' as const, title: t(`payments.step_${step}_failed`) },
        text: t(`payments.fault_${found.fault}`),
      }
    return {
      ...{ id: step, mark: 'done' as const, title: t(`payments.step_${step}`) },
      text: step === 'account' && accountWords !== '' ? accountWords : undefined,
    }
  })
}
