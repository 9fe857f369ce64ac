import { connectionModes, providers } from '@lectern/contract/payments/connections'
import type { PaymentSystem } from '@lectern/contract/payments/payment-systems'
import type { OnlineProviderId } from '@lectern/contract/payments/provider-ids'
import { Button } from '@lectern/ui/actions/button'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Notice } from '@lectern/ui/feedback/notice'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { FormSection } from '@lectern/ui/forms/form-section'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { connectPaymentSystem, createPaymentSystem } from '../../api.ts'
import { KeyInput } from './key-input.tsx'
import { useKeysDraft } from './keys-draft.ts'
import styles from './provider.module.css'

interface KeysFormProps {
  provider: OnlineProviderId
  /** Absent: the first keys make it. */
  system: PaymentSystem | undefined
  onSaved: (system: PaymentSystem) => Promise<unknown>
}

/** A way to pay that nobody sees yet, to keep the keys in. */
const makeSystem = async (provider: OnlineProviderId): Promise<PaymentSystem> => {
  const { name } = providers[provider]
  const body = {
    provider_id: provider,
    title: name,
    instruction: null,
    currencies: [],
    state: 'off' as const,
  }
  return (await createPaymentSystem({ body })).data
}

/** Keys of an account at a payment system, tried as they are kept. */
export const KeysForm = ({ provider, system, onSaved }: KeysFormProps) => {
  const { t } = useTexts()
  const { keys: fields, isModeChosen } = providers[provider]
  const draft = useKeysDraft(fields, system?.connection ?? null)
  const save = useMutation({
    mutationFn: async () => {
      const kept = system ?? (await makeSystem(provider))
      try {
        const body = draft.body(isModeChosen)
        return (await connectPaymentSystem({ params: { system: kept.id }, body })).data
      } catch (error) {
        // What was made stays, and takes the next keys.
        if (system === undefined) await onSaved(kept)
        throw error
      }
    },
    onSuccess: async (connected) => {
      draft.clear()
      await onSaved(connected)
      toasts.show({ tone: 'success', title: t('payments.keys_kept') })
    },
    meta: { showsErrors: true },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft.judge() && !save.isPending) save.mutate()
  }
  return (
    <FormSection title={t('payments.keys')} text={t('payments.keys_safe')}>
      <form noValidate className={styles.form} onSubmit={submit}>
        {isModeChosen && (
          <RadioGroup
            label={t('payments.mode')}
            value={draft.mode}
            onChange={draft.chooseMode}
            options={connectionModes.map((mode) => ({ value: mode, label: t(`payments.mode_${mode}`) }))}
          />
        )}
        {fields.map((field) => (
          <KeyInput key={field.name} field={field} draft={draft} />
        ))}
        {save.error && (
          <Notice tone="danger" announce="at-once">
            {errorText(save.error, t)}
          </Notice>
        )}
        <div>
          <Button type="submit" variant="primary" busy={save.isPending}>
            {t('payments.keys_save')}
          </Button>
        </div>
      </form>
    </FormSection>
  )
}
