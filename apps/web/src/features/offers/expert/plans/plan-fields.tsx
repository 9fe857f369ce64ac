import type { CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import { offerLimits } from '@lectern/contract/offers/offer-limits'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import formStyles from '@lectern/ui/forms/form.module.css'
import { useState } from 'react'
import { MomentField, MoneyField, NumberField } from '../../../../frame/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { LengthFields } from '../length-fields.tsx'
import type { ProductTerms } from '../offer-draft.ts'
import { type PlanEdit, planFaults, wholePlan } from './plan-draft.ts'
import styles from './plans.module.css'

interface PlanFieldsProps {
  plan: PlanEdit
  currency: CurrencyCode
  zone: string
  /** What the offer opens, of which the plan may open some. */
  products: readonly ProductTerms[]
  /** Whether buyers see it. */
  isSold: boolean
  onPlan: (part: Partial<PlanEdit>) => void
}

/** Everything that one plan says. */
export const PlanFields = (props: PlanFieldsProps) => {
  const { plan, currency, isSold, onPlan } = props
  const { t } = useTexts()
  return (
    <div className={formStyles.form}>
      <div className={styles.pair}>
        <Field label={t('offers.plan_title')} help={t('offers.plan_title_help')}>
          <TextInput
            value={plan.title}
            maxLength={offerLimits.planTitle}
            placeholder={t('offers.plan_once')}
            autoComplete="off"
            onChange={({ currentTarget }) => onPlan({ title: currentTarget.value })}
          />
        </Field>
        <MoneyField
          key={currency}
          label={t('offers.price_amount')}
          currency={currency}
          value={plan.amount}
          onValue={(amount) => onPlan({ amount })}
          required
        />
      </div>
      <Field label={t('offers.plan_note')} help={t('offers.plan_note_help')}>
        <TextInput
          value={plan.note}
          maxLength={offerLimits.planNote}
          autoComplete="off"
          onChange={({ currentTarget }) => onPlan({ note: currentTarget.value })}
        />
      </Field>
      {(isSold || isHeldUp(plan)) && <LoweredFields {...props} />}
      <NarrowFields {...props} />
    </div>
  )
}

/** What keeps a plan from being saved is never out of sight. */
const isHeldUp = (plan: PlanEdit): boolean => typeof plan.amount === 'number' && wholePlan(plan) === null

const dayMs = 24 * 60 * 60 * 1000

/** Until the end of the minute a week from now. */
const weekFromNow = (): string => new Date(Math.floor(Date.now() / 60_000) * 60_000 + 7 * dayMs).toISOString()

/** What it cost before, and what it costs for some days or for the first buyers. */
const LoweredFields = ({ plan, currency, zone, onPlan }: PlanFieldsProps) => {
  const { t } = useTexts()
  const { old_amount: before, promo } = plan
  const faults = planFaults(plan)
  return (
    <>
      <MoneyField
        key={`old/${currency}`}
        label={t('offers.price_old')}
        help={t('offers.price_old_help')}
        currency={currency}
        value={before}
        error={faults.old_amount && t('offers.price_old_low')}
        onValue={(old_amount) => onPlan({ old_amount })}
      />
      <Checkbox
        label={t('offers.price_promo_has')}
        checked={promo !== null}
        onChange={({ currentTarget }) =>
          onPlan({
            promo: currentTarget.checked ? { amount: null, until: weekFromNow(), places: null } : null,
          })
        }
      />
      {promo !== null && (
        <div className={styles.inner}>
          <MoneyField
            key={`promo/${currency}`}
            label={t('offers.price_promo')}
            currency={currency}
            value={promo.amount}
            error={faults.promo && t('offers.price_promo_high')}
            onValue={(amount) => onPlan({ promo: { ...promo, amount } })}
            required
          />
          <PromoEnds
            promo={promo}
            zone={zone}
            taken={plan.promo_taken}
            onPromo={(next) => onPlan({ promo: next })}
          />
        </div>
      )}
    </>
  )
}

interface PromoEndsProps {
  promo: NonNullable<PlanEdit['promo']>
  zone: string
  taken: number
  onPromo: (promo: PlanEdit['promo']) => void
}

/** At a moment, after so many orders, or at the first of both. */
const PromoEnds = ({ promo, zone, taken, onPromo }: PromoEndsProps) => {
  const { t } = useTexts()
  const [opened] = useState(() => Date.now())
  const { until, places } = promo
  return (
    <>
      <Checkbox
        label={t('offers.price_promo_dated')}
        checked={until !== null}
        onChange={({ currentTarget }) =>
          onPromo({ ...promo, until: currentTarget.checked ? weekFromNow() : null })
        }
      />
      {until !== null && (
        <MomentField
          label={t('offers.price_promo_until', { zone })}
          value={until}
          zone={zone}
          error={Date.parse(until) <= opened ? t('offers.price_promo_over') : undefined}
          onChange={(next) => next !== undefined && onPromo({ ...promo, until: next })}
        />
      )}
      <Checkbox
        label={t('offers.price_promo_counted')}
        checked={places !== null}
        onChange={({ currentTarget }) => onPromo({ ...promo, places: currentTarget.checked ? 20 : null })}
      />
      {places !== null && (
        <NumberField
          label={t('offers.price_promo_places')}
          help={t('offers.price_promo_taken', { count: taken })}
          value={places}
          min={1}
          max={offerLimits.places}
          onValue={(next) => onPromo({ ...promo, places: next })}
        />
      )}
      {until === null && places === null && (
        <p role="alert" className={styles.fault}>
          {t('offers.price_promo_endless')}
        </p>
      )}
    </>
  )
}

/** What the plan opens of the offer, and for how long. */
const NarrowFields = ({ plan, products, onPlan }: PlanFieldsProps) => {
  const { t } = useTexts()
  const ids = plan.product_ids ?? products.map(({ product_id }) => product_id)
  return (
    <>
      {(products.length > 1 || plan.product_ids !== null) && (
        <fieldset className={formStyles.group} data-tight>
          <legend className={formStyles.legend}>{t('offers.plan_opens')}</legend>
          {products.map(({ product_id: id, title }) => (
            <Checkbox
              key={id}
              label={title}
              checked={ids.includes(id)}
              onChange={({ currentTarget }) => {
                const next = products
                  .map(({ product_id }) => product_id)
                  .filter((each) => (each === id ? currentTarget.checked : ids.includes(each)))
                onPlan({ product_ids: next.length === products.length ? null : next })
              }}
            />
          ))}
          {ids.length === 0 && (
            <p role="alert" className={styles.fault}>
              {t('offers.plan_opens_nothing')}
            </p>
          )}
        </fieldset>
      )}
      <Checkbox
        label={t('offers.plan_length')}
        checked={plan.length !== null}
        onChange={({ currentTarget }) =>
          onPlan({ length: currentTarget.checked ? { kind: 'months', count: 3 } : null })
        }
      />
      {plan.length !== null && (
        <div className={styles.inner}>
          <LengthFields length={plan.length} onLength={(length) => onPlan({ length })} />
        </div>
      )}
    </>
  )
}
