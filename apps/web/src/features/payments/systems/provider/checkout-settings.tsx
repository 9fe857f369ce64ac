import { isActiveCurrency } from '@lectern/contract/kernel/money/currencies'
import { providers } from '@lectern/contract/payments/connections'
import { paymentLimits, type PaymentSystem, systemStates } from '@lectern/contract/payments/payment-systems'
import type { OnlineProviderId } from '@lectern/contract/payments/provider-ids'
import { Button } from '@lectern/ui/actions/button'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Notice } from '@lectern/ui/feedback/notice'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { FormSection } from '@lectern/ui/forms/form-section'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { updatePaymentSystem } from '../../api.ts'
import { CurrencyChoice } from '../currency-choice.tsx'
import { draftOfSystem } from '../system-draft.ts'
import { isConnected, whyNotLive } from '../system-state.tsx'
import styles from './provider.module.css'

interface SettingsProps {
  provider: OnlineProviderId
  system: PaymentSystem
  onSaved: () => Promise<unknown>
}

/** How buyers read a way to pay, and which currencies it takes. */
export const CheckoutSettings = ({ provider, system, onSaved }: SettingsProps) => {
  const { t } = useTexts()
  const [draft, setDraft] = useState(() => draftOfSystem(system))
  const { title, currencies } = draft
  const save = useMutation({
    mutationFn: () =>
      updatePaymentSystem({
        params: { system: system.id },
        body: { title: title.trim(), currencies: [...(currencies ?? [])].filter(isActiveCurrency) },
      }),
    onSuccess: async () => {
      await onSaved()
      toasts.show({ tone: 'success', title: t('payments.checkout_saved') })
    },
    meta: { showsErrors: true },
  })
  const isReady = title.trim() !== '' && (currencies === null || currencies.length > 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !save.isPending) save.mutate()
  }
  return (
    <FormSection title={t('payments.at_checkout')}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <Field label={t('payments.title')} required>
          <TextInput
            value={title}
            maxLength={paymentLimits.title}
            autoComplete="off"
            onChange={({ currentTarget }) => setDraft({ ...draft, title: currentTarget.value })}
          />
        </Field>
        <CurrencyChoice
          value={currencies}
          provider={providers[provider]}
          onValue={(chosen) => setDraft({ ...draft, currencies: chosen })}
        />
        {save.error && (
          <Notice tone="danger" announce="at-once">
            {errorText(save.error, t)}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={save.isPending} disabled={!isReady}>
            {t('payments.save')}
          </Button>
        </div>
      </form>
    </FormSection>
  )
}

/** Who sees a way to pay; what is not possible yet says why. */
export const StateChoice = ({ system, onSaved }: Omit<SettingsProps, 'provider'>) => {
  const { t } = useTexts()
  const lacks = whyNotLive(system)
  const change = useMutation({
    mutationFn: (state: PaymentSystem['state']) =>
      updatePaymentSystem({ params: { system: system.id }, body: { state } }),
    onSettled: onSaved,
    meta: { showsErrors: true },
  })
  const whyNot = {
    off: undefined,
    test: isConnected(system) ? undefined : ('keys' as const),
    live: system.state === 'live' ? undefined : lacks,
  }
  return (
    <section className={styles.form}>
      <RadioGroup
        label={t('payments.state')}
        value={change.isPending ? change.variables : system.state}
        disabled={change.isPending}
        onChange={(state) => change.mutate(state)}
        options={systemStates.map((state) => {
          const why = whyNot[state]
          return {
            ...{ value: state, label: t(`payments.state_${state}`), disabled: why !== undefined },
            help: why === undefined ? t(`payments.state_${state}_help`) : t(`payments.live_needs_${why}`),
          }
        })}
      />
      {change.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(change.error, t)}
        </Notice>
      )}
    </section>
  )
}
