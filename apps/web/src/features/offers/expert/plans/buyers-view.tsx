import type { CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import { formatMoney } from '@lectern/contract/kernel/money/format-money'
import { fromWire } from '@lectern/contract/kernel/money/minor-units'
import { priceAt } from '@lectern/contract/offers/rules/price-at'
import { Segmented } from '@lectern/ui/choices/segmented'
import { useState } from 'react'
import { createDates, useTexts } from '../../../../lib/texts/index.ts'
import { type PlanEdit, wholePlan } from './plan-draft.ts'
import styles from './plans.module.css'

interface BuyersViewProps {
  title: string
  plans: readonly PlanEdit[]
  currency: CurrencyCode
  zone: string
}

const states = ['now', 'usual', 'no_places', 'ended'] as const

/** The plans as a buyer reads them: now, once a promo price is over, and once there is nothing to be had. */
export const BuyersView = ({ title, plans, currency, zone }: BuyersViewProps) => {
  const { t } = useTexts()
  const [state, setState] = useState<(typeof states)[number]>('now')
  const shown = plans.filter(({ is_on }) => is_on)
  const isOver = state === 'no_places' || state === 'ended'
  return (
    <figure className={styles.buyer}>
      <figcaption className={styles.muted}>{t('offers.price_view')}</figcaption>
      <Segmented
        label={t('offers.view_state')}
        value={state}
        onChange={setState}
        segments={states.map((value) => ({ value, label: t(`offers.view_${value}`) }))}
      />
      {title !== '' && <span className={styles.title}>{title}</span>}
      {isOver && <span>{t(`account.offer_closed_${state}`)}</span>}
      {!isOver &&
        shown.map((plan) => (
          <BuyersPlan
            key={plan.key}
            plan={state === 'usual' ? { ...plan, promo: null } : plan}
            isNamed={shown.length > 1}
            {...{ currency, zone }}
          />
        ))}
    </figure>
  )
}

interface BuyersPlanProps extends Pick<BuyersViewProps, 'currency' | 'zone'> {
  plan: PlanEdit
  /** Whether it has to be told from others. */
  isNamed: boolean
}

const BuyersPlan = ({ plan, isNamed, currency, zone }: BuyersPlanProps) => {
  const { t, locale } = useTexts()
  const [now] = useState(() => new Date())
  const whole = wholePlan(plan)
  const shown = whole && priceAt(currency, whole, now)
  const money = (amount: number) => formatMoney({ amount: fromWire(amount), currency }, locale)
  return (
    <span className={styles.buyerPlan}>
      {isNamed && <span>{plan.title.trim() || t('offers.plan_once')}</span>}
      {shown === null ? (
        <span className={styles.muted}>{t('offers.price_view_none')}</span>
      ) : (
        <span className={styles.buyerPrice}>
          <strong className={styles.amount}>{money(shown.amount)}</strong>
          {shown.old_amount !== null && <s className={styles.muted}>{money(shown.old_amount)}</s>}
        </span>
      )}
      {shown?.promo_until && (
        <span className={styles.muted}>
          {t('offers.price_view_until', { date: createDates(locale, zone).longMoment(shown.promo_until) })}
        </span>
      )}
    </span>
  )
}
