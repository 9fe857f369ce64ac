import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useCallback, useEffect } from 'react'
import { getUser } from '../../../features/identity/index.ts'
import { listPermissions, getMenu } from '../../../features/staff/index.ts'
import { ApiError, queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { isSame } from '../../../lib/drafts/index.ts'
import { report } from '../../../lib/reporting.ts'
import { requestErrors } from '../../../lib/request-errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'

const anew = { staleTime: 0, meta: { onlyLogged: true } } as const

/** Reads the own schools and rights again; when they have changed, menu and page are made anew from what is left. */
const useRightsCheck = () => {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useCallback(async () => {
    const user = queryFor(getUser, {})
    const rights = queryFor(listPermissions, {})
    const known = () => [user, rights].map(({ queryKey }) => queryClient.getQueryData(queryKey))
    const before = known()
    await Promise.all([
      queryClient.fetchQuery({ ...user, ...anew }),
      queryClient.fetchQuery({ ...rights, ...anew }),
    ])
    if (isSame(before, known())) return
    await queryClient.invalidateQueries({ queryKey: queryKeyOf(getMenu) })
    await router.invalidate()
  }, [queryClient, router])
}

/**
 * Shows failed calls as notices; where the page itself could not be made, its own words are enough. A refusal for want of
 * a right may mean that somebody has just changed the rights.
 */
export const useRequestErrors = () => {
  const { t } = useTexts()
  const router = useRouter()
  const checkRights = useRightsCheck()
  useEffect(
    () =>
      requestErrors.listen((refused) => {
        if (refused instanceof ApiError && refused.status === 403)
          checkRights().catch((failure: unknown) => report(failure, 'own rights'))
        if (router.state.matches.some(({ status }) => status === 'error')) return
        toasts.show({ tone: 'danger', title: errorText(refused, t) })
      }),
    [t, router, checkRights],
  )
}
