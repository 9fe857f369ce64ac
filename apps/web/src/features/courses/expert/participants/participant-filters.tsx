import { participantOrders, participantStates } from '@lectern/contract/courses/participant-lists'
import type { ProductKind } from '@lectern/contract/kernel/product-kind'
import { useQuery } from '@tanstack/react-query'
import type { ListFilter } from '@lectern/ui/list-page/list-filter'
import { queryFor } from '../../../../lib/api/index.ts'
import { readChoice } from '../../../../lib/routing/read-search.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { choiceFilter, type ListAddress } from '../../../../frame/index.ts'
import { useOffersOf } from '../../../offers/index.ts'
import { listParticipantGroups } from '../../api.ts'
import { learnerGroupName } from '../team/team-words.ts'
import { useMayManageTeam } from '../team/use-may-manage-team.ts'
import type { ParticipantsSearch } from './participants-search.ts'

/** By what the list of participants is narrowed down, and in which order it stands. */
export const useParticipantFilters = (
  { search, change }: ListAddress<ParticipantsSearch>,
  product: number,
  kind: ProductKind,
) => {
  const { t } = useTexts()
  const groups = useQuery({
    ...queryFor(listParticipantGroups, { params: { product } }),
    enabled: useMayManageTeam(kind),
  })
  const standing = choiceFilter({
    id: 'standing',
    label: t('participants.access_state'),
    anyLabel: t('participants.access_state_any'),
    value: search.standing,
    values: participantStates,
    textOf: (state) => t(`participants.access_state_${state}`),
    onChange: (chosen) => change({ standing: chosen }),
    asChips: true,
  })
  const options = (groups.data?.data ?? []).map((group) => ({
    value: String(group.id),
    label: learnerGroupName(group, t),
  }))
  const learners: ListFilter = {
    id: 'learners',
    label: t('school.learner_group'),
    anyLabel: t('participants.learners_of_any'),
    value: search.learners === undefined ? undefined : String(search.learners),
    options,
    onChange: (chosen) => change({ learners: chosen === undefined ? undefined : Number(chosen) }),
  }
  const { offers, isLoading: areOffersLoading } = useOffersOf(product)
  const offer: ListFilter = {
    id: 'offer',
    label: t('participants.access_offer'),
    anyLabel: t('participants.access_offer_any'),
    value: search.offer === undefined ? undefined : String(search.offer),
    options: [
      { value: '0', label: t('participants.access_offer_none') },
      ...offers.map(({ id, title }) => ({ value: String(id), label: title })),
    ],
    onChange: (chosen) => change({ offer: chosen === undefined ? undefined : Number(chosen) }),
  }
  const order = {
    label: t('participants.participants_order'),
    value: search.sorted ?? 'latest',
    options: participantOrders.map((value) => ({
      value,
      label: t(`participants.participants_order_${value}`),
    })),
    onChange: (chosen: string) => change({ sorted: readChoice(chosen, participantOrders) }),
  }
  return {
    filters: [
      standing,
      ...(options.length > 0 ? [learners] : []),
      ...(offers.length > 0 || search.offer !== undefined ? [offer] : []),
    ],
    order,
    /** Whether all of them are there: one that came later would move the list. */
    isKnown: !groups.isLoading && !areOffersLoading,
  }
}
