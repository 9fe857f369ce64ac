import type { OfferedPlan } from '@lectern/contract/offers/public-offer'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Notice } from '@lectern/ui/feedback/notice'
import { type Translate, useDates, useTexts } from '../../../../lib/texts/index.ts'
import { lengthWords } from '../length-words.ts'
import styles from './checkout.module.css'
import { PriceWords } from './price-parts.tsx'

/** What a plan is called; without a title of its own by its scheme. */
export const planTitle = ({ title, scheme }: Pick<OfferedPlan, 'title' | 'scheme'>, t: Translate): string =>
  title === '' ? t(`checkout.plan_${scheme}`) : title

/** What a line of the order is called: with the plan, where there are several. */
export const lineTitle = (offerTitle: string, plan: OfferedPlan, plans: readonly OfferedPlan[]): string =>
  plan.title === '' || plans.length < 2 ? offerTitle : `${offerTitle} · ${plan.title}`

interface PlanChoiceProps {
  plans: readonly OfferedPlan[]
  chosen: OfferedPlan
  /** Whether what was chosen before cannot be had any more. */
  isGone: boolean
  onChange: (id: number) => void
}

/** By which plan is paid. One plan alone is not asked for. The form carries what each cost when it was drawn: without scripts the choice changes nothing else. */
export const PlanChoice = ({ plans, chosen, isGone, onChange }: PlanChoiceProps) => {
  const { t } = useTexts()
  return (
    <>
      {plans.map(({ id, price }) => (
        <input key={id} type="hidden" name={`amount_${id}`} value={price.amount} />
      ))}
      {plans.length < 2 ? (
        <input type="hidden" name="plan_id" value={chosen.id} />
      ) : (
        <RadioGroup
          label={t('checkout.plan')}
          name="plan_id"
          variant="cards"
          options={plans.map((plan) => ({
            value: String(plan.id),
            label: (
              <span className={styles.planHead}>
                <span className={styles.planTitle}>{planTitle(plan, t)}</span>
                <PriceWords price={plan.price} isSmall />
              </span>
            ),
            help: <PlanFacts plan={plan} />,
          }))}
          value={String(chosen.id)}
          onChange={(id) => onChange(Number(id))}
        />
      )}
      {isGone && (
        <Notice tone="warning" announce="at-once">
          {t('checkout.plan_gone')}
        </Notice>
      )}
    </>
  )
}

/** What a plan says of itself, what it opens where that is not everything, for how long, and how many more have its promo price. */
const PlanFacts = ({ plan: { note, opens, length, price } }: { plan: OfferedPlan }) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  const facts = [
    note,
    opens !== null && t('checkout.plan_opens', { products: opens.join(', ') }),
    length !== null && lengthWords(length, { t, longMoment }),
    price.promo_until !== null && t('checkout.promo_line', { date: longMoment(price.promo_until) }),
    price.promo_left !== null && t('checkout.promo_left', { count: price.promo_left }),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '')
  return facts.map((fact) => (
    <span key={fact} className={styles.planFact}>
      {fact}
    </span>
  ))
}
