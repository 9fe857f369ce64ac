import { formatMoney } from '@lectern/contract/kernel/money/format-money'
import { isCurrencyCode } from '@lectern/contract/kernel/money/currency-codes'
import { fromWire } from '@lectern/contract/kernel/money/minor-units'
import { paymentLimits } from '@lectern/contract/payments/payment-systems'
import {
  type MismatchDecision as Decision,
  mismatchDecisions,
  type TransactionCard,
} from '@lectern/contract/payments/transactions'
import { Button } from '@lectern/ui/actions/button'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Notice } from '@lectern/ui/feedback/notice'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../../../lib/errors.ts'
import { type Translate, useTexts } from '../../../../lib/texts/index.ts'
import { decideMismatch } from '../../api.ts'
import styles from './sheet.module.css'

interface DecisionProps {
  card: TransactionCard
  mayEdit: boolean
  onDecided: (reply: { data: TransactionCard }) => Promise<unknown>
}

/** The sum that the payment system names; undefined where it names none, or one in what is no currency. */
const useSeen = ({ provider, currency }: TransactionCard): string | undefined => {
  const { locale } = useTexts()
  const amount = provider?.seen_amount ?? null
  const code = provider?.seen_currency ?? currency
  if (amount === null || !isCurrencyCode(code)) return undefined
  return formatMoney({ amount: fromWire(amount), currency: code }, locale, { zeros: 'kept' })
}

/** What differs. Where the sums are the same it is whose money it is. */
const titleOf = (t: Translate, seen: string | undefined, asked: string): string => {
  if (seen === undefined) return t('payments.mismatch_unknown')
  return seen === asked ? t('payments.mismatch_elsewhere') : t('payments.mismatch_title', { seen, asked })
}

/** Money that differs from what was asked: both sums, and two decisions with a reason. It is never told as paid. */
export const MismatchDecision = ({ card, mayEdit, onDecided }: DecisionProps) => {
  const { t, locale } = useTexts()
  const seen = useSeen(card)
  const asked = formatMoney({ amount: fromWire(card.amount), currency: card.currency }, locale, {
    zeros: 'kept',
  })
  return (
    <section className={styles.part}>
      <Notice tone="danger" title={titleOf(t, seen, asked)}>
        {t('payments.mismatch_text')}
      </Notice>
      {mayEdit && <Decide card={card} seen={seen ?? asked} onDecided={onDecided} />}
    </section>
  )
}

const Decide = ({ card, seen, onDecided }: Omit<DecisionProps, 'mayEdit'> & { seen: string }) => {
  const { t } = useTexts()
  const [decision, setDecision] = useState<Decision>()
  const [reason, setReason] = useState('')
  const decide = useMutation({
    mutationFn: (chosen: Decision) =>
      decideMismatch({
        params: { transaction: card.id },
        body: { decision: chosen, reason: reason.trim() },
      }),
    onSuccess: async (reply) => {
      await onDecided(reply)
      toasts.show({ tone: 'success', title: t('payments.decided') })
    },
    meta: { showsErrors: true },
  })
  const isReady = decision !== undefined && reason.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !decide.isPending) decide.mutate(decision)
  }
  return (
    <form noValidate className={styles.part} onSubmit={submit}>
      <RadioGroup
        label={t('payments.decision')}
        variant="cards"
        value={decision}
        onChange={setDecision}
        options={mismatchDecisions.map((each) => ({
          ...{ value: each, label: t(`payments.decide_${each}`) },
          help: t(`payments.decide_${each}_help`, { seen, number: String(card.order.number) }),
        }))}
      />
      <Field label={t('payments.decide_reason')} help={t('payments.decide_reason_help')} required>
        <TextInput
          value={reason}
          maxLength={paymentLimits.comment}
          autoComplete="off"
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Field>
      {decide.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(decide.error, t)}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" busy={decide.isPending} disabled={!isReady}>
          {t('payments.decide_save')}
        </Button>
      </div>
    </form>
  )
}
