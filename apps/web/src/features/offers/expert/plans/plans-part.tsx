import type { CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import { offerStatus } from '@lectern/contract/offers/offer'
import { offerLimits } from '@lectern/contract/offers/offer-limits'
import { Button } from '@lectern/ui/actions/button'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Notice } from '@lectern/ui/feedback/notice'
import { FormSection } from '@lectern/ui/forms/form-section'
import formStyles from '@lectern/ui/forms/form.module.css'
import { Icon } from '@lectern/ui/layout/icon'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { CurrencyField } from '../../../../frame/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useSchoolMoney } from '../../../schools/index.ts'
import type { OfferDraft } from '../offer-draft.ts'
import { SaleFields } from '../sale-fields.tsx'
import { BuyersView } from './buyers-view.tsx'
import { NoWayToPay } from './no-way-to-pay.tsx'
import { PlanActions } from './plan-actions.tsx'
import { PlanCards } from './plan-cards.tsx'
import { inCurrency, newKey, newPlan, type PlanEdit, repeatedTitle } from './plan-draft.ts'
import { PlanFields } from './plan-fields.tsx'
import styles from './plans.module.css'
import { useUsedCurrencies } from './use-used-currencies.ts'

interface PlansPartProps {
  draft: OfferDraft
  write: (part: Partial<OfferDraft>) => void
  /** Whether the offer was kept before: orders may have been placed at its prices. */
  isKept: boolean
}

/** What the offer costs. Where the school alone gives it, its plans are those of orders made by hand. */
export const PlansPart = ({ draft, write, isKept }: PlansPartProps) => {
  const { t } = useTexts()
  const { plans, is_self_service: isSold } = draft
  const { currency: ofSchool, zone } = useSchoolMoney()
  const used = useUsedCurrencies()
  const currency = draft.currency ?? used[0] ?? ofSchool ?? 'EUR'
  // Plans that were put aside come back as they were.
  const [last, setLast] = useState<readonly PlanEdit[]>()
  const begin = () => [...(last ?? [newPlan(newKey(), '')])]
  return (
    <FormSection title={t('offers.plans')} text={t('offers.plans_text')}>
      <RadioGroup
        label={t('offers.price_kind')}
        variant="cards"
        value={plans.length === 0 ? 'free' : 'paid'}
        onChange={(kind) => {
          if (plans.length > 0) setLast(plans)
          write(kind === 'free' ? { plans: [] } : { plans: begin(), currency })
        }}
        options={(['free', 'paid'] as const).map((value) => ({
          value,
          label: t(`offers.price_${value}`),
          help: t(`offers.price_${value}_help`),
        }))}
      />
      {plans.length > 0 && (
        <>
          {!isSold && <Notice>{t('offers.price_by_hand')}</Notice>}
          <PlanEditor draft={draft} write={write} currency={currency} zone={zone} used={used} />
          {isSold && <NoWayToPay currency={currency} />}
          {isKept && draft.status_id === offerStatus.published && (
            <Notice>{t('offers.price_new_orders')}</Notice>
          )}
        </>
      )}
      {isSold && plans.length > 0 && (
        <>
          <SaleFields draft={draft} write={write} />
          <BuyersView title={draft.title_alternative ?? draft.title} {...{ plans, currency, zone }} />
        </>
      )}
    </FormSection>
  )
}

interface PlanEditorProps extends Omit<PlansPartProps, 'isKept'> {
  currency: CurrencyCode
  zone: string
  used: readonly CurrencyCode[]
}

/** The plans side by side, and what the chosen one says. */
const PlanEditor = ({ draft, write, currency, zone, used }: PlanEditorProps) => {
  const { t } = useTexts()
  const { plans } = draft
  const [at, setAt] = useState(0)
  const [removed, setRemoved] = useState<{ readonly plan: PlanEdit; readonly at: number }>()
  const chosen = Math.min(at, plans.length - 1)
  const plan = plans[chosen]
  const put = (next: readonly PlanEdit[], place: number) => {
    write({ plans: [...next] })
    setAt(place)
  }
  const change = (index: number, part: Partial<PlanEdit>) =>
    write({ plans: plans.map((each, place) => (place === index ? { ...each, ...part } : each)) })
  const add = () =>
    put([...plans, newPlan(newKey(), t('offers.plan_new', { number: plans.length + 1 }))], plans.length)
  return (
    <div className={formStyles.form}>
      <div className={styles.currency}>
        <CurrencyField
          label={t('offers.price_currency')}
          value={currency}
          first={used}
          onValue={(next) =>
            write({ currency: next, plans: plans.map((each) => inCurrency(each, currency, next)) })
          }
        />
      </div>
      <PlanCards
        {...{ plans, currency, chosen }}
        onChoose={setAt}
        onSwitch={(index, is_on) => change(index, { is_on })}
      />
      <PlanFaultNotices plans={plans} />
      <div>
        <Button
          size="small"
          icon={<Icon of={Plus} />}
          disabled={plans.length >= offerLimits.plans}
          onClick={add}
        >
          {t('offers.plan_add')}
        </Button>
      </div>
      {plan && (
        <section className={styles.fields} aria-label={t('offers.plan_fields')}>
          <PlanFields
            key={plan.key}
            {...{ plan, currency, zone }}
            products={draft.products}
            isSold={draft.is_self_service}
            onPlan={(part) => change(chosen, part)}
          />
          <PlanActions
            {...{ plans, chosen }}
            onPlans={put}
            onRemove={() => {
              setRemoved({ plan, at: chosen })
              put(plans.toSpliced(chosen, 1), Math.max(0, chosen - 1))
            }}
          />
        </section>
      )}
      {removed && plans.length < offerLimits.plans && (
        <RemovedPlan
          plan={removed.plan}
          onBack={() => {
            put(plans.toSpliced(removed.at, 0, removed.plan), removed.at)
            setRemoved(undefined)
          }}
        />
      )}
    </div>
  )
}

/** The plan that was removed last, and its way back. */
const RemovedPlan = ({ plan, onBack }: { plan: PlanEdit; onBack: () => void }) => {
  const { t } = useTexts()
  return (
    <Notice
      announce="politely"
      actions={
        <Button size="small" onClick={onBack}>
          {t('offers.plan_bring_back')}
        </Button>
      }
    >
      {t('offers.plan_removed', { title: plan.title || t('offers.plan_once') })}
    </Notice>
  )
}

/** What keeps the plans together from being saved. */
const PlanFaultNotices = ({ plans }: { plans: readonly PlanEdit[] }) => {
  const { t } = useTexts()
  const repeated = repeatedTitle(plans)
  return (
    <>
      {!plans.some(({ is_on }) => is_on) && <Notice tone="danger">{t('offers.plan_none_on')}</Notice>}
      {repeated !== null && (
        <Notice tone="danger">
          {t('offers.plan_repeated', { title: repeated || t('offers.plan_once') })}
        </Notice>
      )}
    </>
  )
}
