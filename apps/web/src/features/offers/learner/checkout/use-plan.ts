import type { ShownPrice } from '@lectern/contract/offers/offer-price'
import type { OfferedPlan } from '@lectern/contract/offers/public-offer'
import type { SentForm } from '@lectern/contract/kernel/page-renderer'
import { type RefObject, useEffect, useState } from 'react'
import { useHydrated } from '../../../../lib/drawing/use-hydrated.ts'
import { priceRead } from './answers.ts'

export type Plans = readonly [OfferedPlan, ...OfferedPlan[]]

/** The chosen plan, and what of it has changed since it was read. */
export const usePlan = (
  plans: Plans,
  sent: SentForm | undefined,
  form: RefObject<HTMLFormElement | null>,
) => {
  const isHere = useHydrated()
  const [chosen, setChosen] = useState(() =>
    sent === undefined ? undefined : Number(sent.fields['plan_id']) || undefined,
  )
  const [read] = useState(
    () => new Map(plans.map(({ id, price }): [number, ShownPrice] => [id, priceRead(sent, id, price)])),
  )
  useEffect(() => {
    // It was chosen before the scripts came.
    const picked = form.current?.querySelector<HTMLInputElement>('input[name="plan_id"]:checked')
    // oxlint-disable-next-line react/set-state-in-effect -- the form alone knows it, and tells it once
    if (picked) setChosen(Number(picked.value))
  }, [form])
  const found = plans.find(({ id }) => id === chosen)
  const plan = found ?? plans[0]
  const before = read.get(plan.id)
  const { amount, currency } = plan.price
  const isNewPrice = before !== undefined && (before.amount !== amount || before.currency !== currency)
  return {
    plan,
    choose: setChosen,
    isGone: chosen !== undefined && found === undefined,
    /** What it cost when it was read; null: as much as it costs. */
    priceBefore: isNewPrice ? before : null,
    /** Whether the words on the page follow the choice: without scripts they stay as they were drawn. */
    isFollowed: isHere || plans.length === 1,
  }
}
