import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../lib/api/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { ReadyView } from '../../../views/index.ts'
import { countOrders } from '../../api.ts'

const groups = ['needs_action', 'late', 'awaiting_payment', 'disputed'] as const

/** Views of orders that every school has, with their numbers. */
export const useReadyViews = (): readonly ReadyView[] => {
  const { t } = useTexts()
  const counts = useQuery(queryFor(countOrders, {})).data?.data
  return groups.map((group, at) => ({
    ...{ id: -1 - at, name: t(`order-desk.group_${group}`), is_shared: true, may_change: false },
    ...{ position: at, query: { group }, columns: null },
    count: counts?.[group],
  }))
}
