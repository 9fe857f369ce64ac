import { useSuspenseQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/api/index.ts'
import { useLive } from '../../../lib/live/index.ts'
import { getUser } from '../../identity/index.ts'

/** Calls `renew` when something in the queue of the school is another: handed in, claimed, decided; never for who does not look at it. */
export const useQueueNews = (renew: () => unknown, looks = true): void => {
  const { cabinets: schools } = useSuspenseQuery(queryFor(getUser, {})).data.data
  const school = schools.find(({ is_current, user_cabinet }) => is_current && !user_cabinet)
  useLive(school && looks ? `queue:${school.id}` : undefined, () => void renew())
}
