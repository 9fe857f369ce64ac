import type { QueryClient } from '@tanstack/react-query'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { getUser } from '../../identity/index.ts'
import { getMenu } from '../../staff/index.ts'

/** Reads anew what the frame of the workbench shows of the person's schools. */
export const refreshSchools = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all(
    [getUser, getMenu].map((call) => queryClient.invalidateQueries({ queryKey: queryKeyOf(call) })),
  )
}
