import type { CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import { Switch } from '@lectern/ui/choices/switch'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { useDates, useMoney, useTexts } from '../../../../lib/texts/index.ts'
import type { PlanEdit } from './plan-draft.ts'
import styles from './plans.module.css'

interface PlanCardsProps {
  plans: readonly PlanEdit[]
  currency: CurrencyCode
  /** Which of them is being edited. */
  chosen: number
  onChoose: (at: number) => void
  onSwitch: (at: number, isOn: boolean) => void
}

/** The plans side by side, in the order in which buyers read them. */
export const PlanCards = ({ plans, currency, chosen, onChoose, onSwitch }: PlanCardsProps) => {
  const { t } = useTexts()
  return (
    <ul className={styles.cards}>
      {plans.map((plan, at) => {
        const title = plan.title.trim() || t('offers.plan_once')
        return (
          <li
            key={plan.key}
            className={styles.card}
            data-chosen={at === chosen || undefined}
            data-off={!plan.is_on || undefined}
          >
            <span className={styles.cardHead}>
              <button
                type="button"
                className={styles.choose}
                aria-pressed={at === chosen}
                onClick={() => onChoose(at)}
              >
                {title}
              </button>
              <Switch
                label={<VisuallyHidden>{t('offers.plan_is_on', { title })}</VisuallyHidden>}
                checked={plan.is_on}
                onChange={({ currentTarget }) => onSwitch(at, currentTarget.checked)}
              />
            </span>
            <CardPrice plan={plan} currency={currency} />
          </li>
        )
      })}
    </ul>
  )
}

const CardPrice = ({ plan, currency }: { plan: PlanEdit; currency: CurrencyCode }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const money = useMoney()
  const { amount, promo, note, is_on: isOn } = plan
  return (
    <>
      <strong className={styles.amount}>
        {typeof amount === 'number' ? money(amount, currency) : t('offers.plan_no_price')}
      </strong>
      {note !== '' && <span className={styles.muted}>{note}</span>}
      {typeof promo?.amount === 'number' && (
        <span className={styles.muted}>
          {t('offers.plan_promo', { sum: money(promo.amount, currency) })}{' '}
          {promo.until !== null && t('offers.plan_promo_until', { date: date(promo.until) })}{' '}
          {promo.places !== null &&
            t('offers.plan_promo_of', { count: plan.promo_taken, total: promo.places })}
        </span>
      )}
      {!isOn && <span className={styles.muted}>{t('offers.plan_off')}</span>}
    </>
  )
}
