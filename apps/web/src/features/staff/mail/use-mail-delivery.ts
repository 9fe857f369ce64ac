import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/api/index.ts'
import { getMailDelivery } from '../api.ts'
import { useHeldRights } from '../use-held-rights.ts'

const pollMs = 1_000

/** Whether letters of the school go out, for those who may change that; asked again while a test letter is under way. */
export const useMailDelivery = () => {
  const mayChange = useHeldRights().has('cabinet_edit')
  const { data } = useQuery({
    ...queryFor(getMailDelivery, {}),
    enabled: mayChange,
    refetchInterval: ({ state }) => (state.data?.data.test?.state === 'waiting' ? pollMs : false),
  })
  return data?.data
}
