import { learnerActivities, learnerOrders } from '@lectern/contract/courses/learners/learner-lists'
import { participantStates } from '@lectern/contract/courses/participant-lists'
import type { NamedThing } from '@lectern/contract/kernel/ids'
import { choiceFilter, type ListAddress } from '../../../../frame/index.ts'
import { readChoice } from '../../../../lib/routing/read-search.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { LearnersSearch } from './learners-search.ts'

/** By what the list of all learners is narrowed down, and in which order it stands. */
export const useLearnerFilters = (
  { search, change }: ListAddress<LearnersSearch>,
  products: readonly NamedThing[],
) => {
  const { t } = useTexts()
  const standing = choiceFilter({
    id: 'standing',
    label: t('participants.access_state'),
    anyLabel: t('participants.learners_any'),
    value: search.standing,
    values: participantStates,
    textOf: (state) => t(`participants.access_state_${state}`),
    onChange: (chosen) => change({ standing: chosen }),
    asChips: true,
  })
  const product = {
    id: 'product',
    label: t('participants.learners_product'),
    anyLabel: t('participants.learners_product_any'),
    value: search.product === undefined ? undefined : String(search.product),
    options: products.map(({ id, name }) => ({ value: String(id), label: name })),
    onChange: (chosen: string | undefined) =>
      change({ product: chosen === undefined ? undefined : Number(chosen) }),
  }
  const activity = choiceFilter({
    id: 'activity',
    label: t('participants.progress_last_visit'),
    anyLabel: t('participants.learners_activity_any'),
    value: search.activity,
    values: learnerActivities,
    textOf: (each) => t(`participants.learners_activity_${each}`),
    onChange: (chosen) => change({ activity: chosen }),
  })
  const order = {
    label: t('participants.participants_order'),
    value: search.sorted ?? 'latest',
    options: learnerOrders.map((value) => ({ value, label: t(`participants.progress_order_${value}`) })),
    onChange: (chosen: string) => change({ sorted: readChoice(chosen, learnerOrders) }),
  }
  return { filters: [standing, product, activity], order }
}
