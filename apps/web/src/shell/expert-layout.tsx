import { QueryClientProvider, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Outlet, useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { toasts } from '@lectern/ui/toast-store'
import { expandPermissions } from '@lectern/contract/kernel/permissions'
import { getUser, listPermissions, selectCabinet } from '../features/accounts/index.ts'
import { ExpertShell } from '../features/expert-shell/index.ts'
import { queryFor } from '../lib/api/index.ts'
import { errorText } from '../lib/errors.ts'
import { paths } from '../lib/paths.ts'
import { requestErrors } from '../lib/request-errors.ts'
import { useTexts } from '../lib/texts/index.ts'
import { ExpertThemeProvider } from '../theme/expert-theme-provider.tsx'
import { usePreferences } from './use-preferences.ts'
import { useSignOut } from './use-sign-out.ts'

/** Changes the cabinet in which the expert works; everything seen belongs to the old one, so all is read again. */
const useCabinetSwitch = () => {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (cabinet_id: number) => selectCabinet({ body: { cabinet_id } }),
    onSuccess: async () => {
      queryClient.clear()
      await router.navigate({ href: paths.expertCourses })
      await router.invalidate()
    },
  })
}

/** Shows failed calls as notices. */
const useRequestErrors = () => {
  const { t } = useTexts()
  useEffect(
    () => requestErrors.listen((error) => toasts.show({ tone: 'danger', title: errorText(error, t) })),
    [t],
  )
}

const ExpertFrame = () => {
  useRequestErrors()
  const user = useSuspenseQuery(queryFor(getUser, {})).data.data
  const granted = useSuspenseQuery(queryFor(listPermissions, {})).data.data
  const permissions = useMemo(() => expandPermissions(granted), [granted])
  const preferences = usePreferences()
  const signOut = useSignOut()
  const cabinet = useCabinetSwitch()
  return (
    <ExpertThemeProvider>
      <ExpertShell
        name={user.name}
        email={user.email}
        avatarUrl={user.avatar_url}
        cabinets={user.cabinets}
        permissions={permissions}
        onCabinet={cabinet.mutate}
        onSignOut={signOut}
        {...preferences}
      >
        <Outlet />
      </ExpertShell>
    </ExpertThemeProvider>
  )
}

/** What stands around every page of the expert area. */
export const ExpertLayout = () => {
  const { queryClient } = useRouteContext({ from: '/expert' })
  return (
    <QueryClientProvider client={queryClient}>
      <ExpertFrame />
    </QueryClientProvider>
  )
}
