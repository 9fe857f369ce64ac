import { useQueryClient } from '@tanstack/react-query'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { countOrders, getBoard, getOrder, listOrders } from '../api.ts'

/** Reads again what a task on orders may have changed. */
export const useOrdersReload = () => {
  const client = useQueryClient()
  return () => {
    for (const each of [listOrders, countOrders, getBoard, getOrder])
      void client.invalidateQueries({ queryKey: queryKeyOf(each) })
  }
}
