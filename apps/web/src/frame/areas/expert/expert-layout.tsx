import {
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { Outlet, useRouteContext, useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { expandPermissions } from '@lectern/contract/kernel/permissions'
import { getUser, type User } from '../../../features/identity/index.ts'
import { getMenu, listPermissions, selectSchool } from '../../../features/staff/index.ts'
import { ExpertShell, type ShellSchool } from '../../expert/index.ts'
import { expertMenu } from '../../expert/sidebar/menu.ts'
import { plannedEntry } from '../../expert/sidebar/visible-menu.ts'
import { NoSchool } from '../../../features/schools/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useEarlyKeys } from '../../pages/early-presses.ts'
import { BellTool } from '../bell/bell-tool.tsx'
import { useUnread } from '../bell/use-unread.ts'
import { ExpertNotices } from './expert-notices.tsx'
import { useRequestErrors } from './expert-request-errors.ts'
import { NotFoundPage } from '../../pages/errors/not-found-page.tsx'
import { usePreferences } from '../use-preferences.ts'
import { useSchoolPages } from './use-school-pages.ts'
import { useLeaving } from '../use-leaving.tsx'
import { useSignOut } from '../use-sign-out.ts'

/** Shown over a page that stands, so loaded when one does. */
const ExpertUploads = lazy(async () => {
  const { ExpertUploads: component } = await import('./expert-uploads.tsx')
  return { default: component }
})

/** Asked for seldom, so loaded then. */
const CreateSchool = lazy(async () => {
  const { CreateSchool: component } = await import('../../../features/schools/settings/create-school.tsx')
  return { default: component }
})

/** Changes the school in which the expert works; everything seen belongs to the old one, so all is read again. */
const useSchoolSwitch = () => {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (cabinet_id: number) => selectSchool({ body: { cabinet_id } }),
    onSuccess: async () => {
      queryClient.clear()
      await router.navigate({ href: paths.expert })
      await router.invalidate()
    },
  })
}

/**
 * The schools of the menu: fetched once and kept, one call for all who ask (document 000 §4). A failure is only logged;
 * the schools that came with the person stand in.
 */
const useOwnSchools = ({ cabinets: schools }: User): readonly ShellSchool[] => {
  const { data } = useQuery({
    ...queryFor(getMenu, { query: { is_expert: 1 } }),
    staleTime: Infinity,
    meta: { onlyLogged: true },
  })
  if (!data) return schools
  return [...data.data.expert_cabinets, ...schools.filter((school) => school.user_cabinet)]
}

const ExpertFrame = ({ children }: { children: ReactNode }) => {
  useEarlyKeys()
  useRequestErrors()
  const user = useSuspenseQuery(queryFor(getUser, {})).data.data
  const granted = useSuspenseQuery(queryFor(listPermissions, {})).data.data
  const permissions = useMemo(() => expandPermissions(granted), [granted])
  const schools = useOwnSchools(user)
  const preferences = usePreferences()
  const { leave, question } = useLeaving(useSignOut())
  const school = useSchoolSwitch()
  const schoolPages = useSchoolPages(permissions)
  const [isCreating, setCreating] = useState(false)
  const { texts } = useRouteContext({ from: '/expert' })
  // The texts of the other pages, once the first one stands: on a slow line they would hold it up.
  useEffect(() => texts.prefetchRest(), [texts])
  const openCreation = async () => {
    await texts.need('school')
    setCreating(true)
  }
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return (
    <ExpertShell
      profileHref={paths.account('profile')}
      name={user.name}
      email={user.email}
      avatarUrl={user.avatar_url}
      bell={<BellTool {...useUnread(user.unread_notifications)} />}
      schools={schools}
      permissions={permissions}
      notices={<ExpertNotices />}
      onSchool={school.mutate}
      schoolPages={schoolPages}
      onCreateSchool={() => void openCreation()}
      onSignOut={leave}
      {...preferences}
    >
      {pathname === expertPaths.learningSpace && <NoSchool onCreateSchool={() => void openCreation()} />}
      {children}
      <Suspense>
        <ExpertUploads
          person={user.id}
          schoolId={schools.find((each) => each.is_current && !each.user_cabinet)?.id ?? null}
        />
      </Suspense>
      {isCreating && (
        <Suspense>
          <CreateSchool open onClose={() => setCreating(false)} />
        </Suspense>
      )}
      {question}
    </ExpertShell>
  )
}

const FrameWithQueries = ({ children }: { children: ReactNode }) => {
  const { queryClient } = useRouteContext({ from: '/expert' })
  return (
    <QueryClientProvider client={queryClient}>
      <ExpertFrame>{children}</ExpertFrame>
    </QueryClientProvider>
  )
}

/** What stands around every page of the expert area. */
export const ExpertLayout = () => (
  <FrameWithQueries>
    <Outlet />
  </FrameWithQueries>
)

/** The not-found page in that frame: the router puts it in the place of the layout, not inside it. */
export const ExpertNotFound = () => {
  const { t } = useTexts()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const planned = plannedEntry(expertMenu, pathname)
  return (
    <FrameWithQueries>
      <NotFoundPage
        way={{ href: expertPaths.courses, label: t('expert.to_courses') }}
        planned={
          planned && {
            title: t('expert.planned_title', { page: t(planned.text) }),
            text: t('expert.planned_text'),
          }
        }
      />
    </FrameWithQueries>
  )
}
