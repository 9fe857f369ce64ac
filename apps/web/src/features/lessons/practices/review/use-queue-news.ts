import { useSuspenseQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../lib/api/index.ts'
import { useLive } from '../../../../lib/live/index.ts'
import { getUser } from '../../../identity/index.ts'

/** Calls `renew` when something in the queue of the school is another: handed in, claimed, decided. */
export const useQueueNews = (renew: () => unknown): void => {
  const { cabinets: schools } = useSuspenseQuery(queryFor(getUser, {})).data.data
  const school = schools.find(({ is_current, user_cabinet }) => is_current && !user_cabinet)
  useLive(school && `queue:${school.id}`, () => void renew())
}
