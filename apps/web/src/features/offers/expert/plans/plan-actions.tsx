import { offerLimits } from '@lectern/contract/offers/offer-limits'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { ArrowLeft, ArrowRight, Copy, Trash2 } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { newKey, type PlanEdit } from './plan-draft.ts'
import styles from './plans.module.css'

interface PlanActionsProps {
  plans: readonly PlanEdit[]
  chosen: number
  /** Takes the plans in their new order, and which is chosen of them. */
  onPlans: (plans: readonly PlanEdit[], chosen: number) => void
  onRemove: () => void
}

/** What can be done with the chosen plan as a whole. */
export const PlanActions = ({ plans, chosen, onPlans, onRemove }: PlanActionsProps) => {
  const { t } = useTexts()
  const plan = plans[chosen]
  if (!plan) return null
  const move = (by: -1 | 1) => {
    const others = plans.filter((_, place) => place !== chosen)
    onPlans(others.toSpliced(chosen + by, 0, plan), chosen + by)
  }
  const copy = () => {
    const title = t('offers.plan_copy_of', { title: plan.title || t('offers.plan_once') })
    const twin = {
      ...plan,
      id: null,
      key: newKey(),
      promo_taken: 0,
      title: title.slice(0, offerLimits.planTitle),
    }
    onPlans(plans.toSpliced(chosen + 1, 0, twin), chosen + 1)
  }
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        variant="quiet"
        icon={<Icon of={ArrowLeft} />}
        disabled={chosen === 0}
        onClick={() => move(-1)}
      >
        {t('offers.plan_earlier')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={<Icon of={ArrowRight} />}
        disabled={chosen === plans.length - 1}
        onClick={() => move(1)}
      >
        {t('offers.plan_later')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={<Icon of={Copy} />}
        disabled={plans.length >= offerLimits.plans}
        onClick={copy}
      >
        {t('offers.plan_copy')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={<Icon of={Trash2} />}
        disabled={plans.length === 1}
        onClick={onRemove}
      >
        {t('offers.plan_remove')}
      </Button>
    </div>
  )
}
