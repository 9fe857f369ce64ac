import { useMutation, useQuery } from '@tanstack/react-query'
import { orderLimits } from '@lectern/contract/orders/order-limits'
import type { OrderCard } from '@lectern/contract/orders/staff-order'
import type { RefundForecast } from '@lectern/contract/payments/refund'
import { Button } from '@lectern/ui/actions/button'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { type FormEvent, useId } from 'react'
import { LoadFailure } from '../../../../frame/index.ts'
import { queryFor } from '../../../../lib/api/index.ts'
import { errorText } from '../../../../lib/errors.ts'
import { useMoney, useTexts } from '../../../../lib/texts/index.ts'
import { forecastRefund, refundOrder } from '../../api.ts'
import { MoneyField } from '../money-field.tsx'
import { useBuyerName } from '../order-marks.tsx'
import styles from '../orders.module.css'
import { type RefundDraft, useRefundDraft } from './refund-draft.ts'
import { RefundMethodField } from './refund-method-field.tsx'
import { WhatWillHappen } from './refund-forecast.tsx'
import { useTakeOrder } from '../use-order.ts'

interface RefundSheetProps {
  order: OrderCard
  onClose: () => void
}

/** Money, access and order of a refund, chosen apart, with what they would do. */
export const RefundSheet = ({ order, onClose }: RefundSheetProps) => {
  const { t } = useTexts()
  const asked = useQuery({
    ...queryFor(forecastRefund, { params: { order: order.id } }),
    // What was told a while ago may not be so any more.
    staleTime: 0,
  })
  const forecast = asked.data?.data
  if (forecast && !asked.isRefetching) return <Refund key={forecast.most} {...{ order, forecast, onClose }} />
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t('order-desk.refund_title', { number: String(order.number) })}
      closeLabel={t('common.close')}
    >
      {asked.error ? <LoadFailure error={asked.error} onRetry={asked.refetch} /> : <SkeletonText lines={8} />}
    </SideSheet>
  )
}

const Refund = ({ order, forecast, onClose }: RefundSheetProps & { forecast: RefundForecast }) => {
  const { t } = useTexts()
  const money = useMoney()
  const formId = useId()
  const name = useBuyerName()(order.buyer)
  const takeOrder = useTakeOrder()
  const refund = useRefundDraft(order, forecast)
  const { draft, amount, isSomething } = refund
  const giveBack = useMutation({
    mutationFn: () =>
      refundOrder({
        params: { order: order.id },
        body: {
          amount: amount ?? 0,
          is_access_closed: draft.isAccess,
          is_order_cancelled: draft.isOrder,
          method: draft.method,
          reason: draft.reason,
        },
      }),
    onSuccess: async (reply) => {
      onClose()
      const isMoney = (amount ?? 0) > 0
      const done = draft.method === 'provider' ? 'order-desk.refund_begun' : 'order-desk.refund_done'
      toasts.show({ tone: 'success', title: t(isMoney ? done : 'order-desk.refund_done_other') })
      await takeOrder(reply)
    },
    meta: { showsErrors: true },
  })
  const isReady = amount !== undefined && isSomething
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !giveBack.isPending) giveBack.mutate()
  }
  const submitWords =
    amount !== undefined && amount > 0
      ? t('order-desk.refund_submit', { amount: money(amount, order.currency) })
      : t('order-desk.refund_submit_other')
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t('order-desk.refund_title', { number: String(order.number) })}
      description={[name, t('order-desk.refund_paid', { amount: money(forecast.most, order.currency) })].join(
        ' · ',
      )}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('order-desk.refund_keep')}
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={giveBack.isPending} disabled={!isReady}>
            {submitWords}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} className={styles.body} onSubmit={submit}>
        <Choices order={order} forecast={forecast} refund={refund} />
        <WhatWillHappen {...{ order, forecast, refund }} />
        {giveBack.error && (
          <p className={styles.wrong} role="alert">
            {errorText(giveBack.error, t)}
          </p>
        )}
      </form>
    </SideSheet>
  )
}

interface ChoicesProps {
  order: OrderCard
  forecast: RefundForecast
  refund: RefundDraft
}

const Choices = ({ order, forecast, refund }: ChoicesProps) => {
  const { t, locale } = useTexts()
  const { draft, can, change, whole } = refund
  return (
    <>
      {draft.isMoney && (
        <div className={styles.amount}>
          <MoneyField
            label={t('order-desk.refund_amount')}
            currency={order.currency}
            locale={locale}
            most={refund.most}
            text={draft.text}
            onText={(text) => change({ text })}
          />
          <Button disabled={draft.text === whole} onClick={() => change({ text: whole })}>
            {t('order-desk.refund_all')}
          </Button>
        </div>
      )}
      <Ticks refund={refund} />
      {draft.isMoney && (
        <RefundMethodField
          order={order}
          forecast={forecast}
          value={draft.method}
          onValue={(method) => change({ method })}
        />
      )}
      {(draft.isMoney || (draft.isOrder && can.order)) && (
        <Field label={t('order-desk.new_reason')} help={t('order-desk.reason_help')}>
          <TextInput
            value={draft.reason}
            maxLength={orderLimits.reason}
            autoComplete="off"
            onChange={(event) => change({ reason: event.currentTarget.value })}
          />
        </Field>
      )}
    </>
  )
}

const Ticks = ({ refund: { draft, can, change } }: Pick<ChoicesProps, 'refund'>) => {
  const { t } = useTexts()
  const moneyTold =
    draft.method === 'provider' ? 'order-desk.refund_money_help_provider' : 'order-desk.refund_money_help'
  const moneyHelp = can.money ? moneyTold : 'order-desk.refund_money_none'
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.heading}>{t('order-desk.refund_choices')}</legend>
      <Checkbox
        label={t('order-desk.refund_money')}
        help={t(moneyHelp)}
        checked={draft.isMoney}
        disabled={!can.money}
        onChange={(event) => change({ isMoney: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('order-desk.refund_access')}
        help={t(can.access ? 'order-desk.refund_access_help' : 'order-desk.refund_access_none')}
        checked={draft.isAccess}
        disabled={!can.access}
        onChange={(event) => change({ isAccess: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('order-desk.refund_order')}
        help={t(can.order ? 'order-desk.refund_order_help' : 'order-desk.refund_order_done')}
        checked={draft.isOrder}
        disabled={!can.order}
        onChange={(event) => change({ isOrder: event.currentTarget.checked })}
      />
    </fieldset>
  )
}
