import { Outlet, useLoaderData, useMatches, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LegalLinks } from '../../../features/schools/index.ts'
import { LearnerShell } from './learner-shell.tsx'
import { NotFoundPage } from '../../pages/errors/not-found-page.tsx'
import { usePreferences } from '../use-preferences.ts'
import { useUnread } from '../bell/use-unread.ts'
import { useSignOut } from '../use-sign-out.ts'
import { useVisitor } from '../use-visitor.ts'

/** What stands around every page of the school that a learner or a visitor reads. */
const LearnerFrame = ({ children }: { children: ReactNode }) => {
  const user = useVisitor()
  const { school } = useLoaderData({ from: '/_learner' })
  const width = useMatches({ select: (matches) => matches.at(-1)?.staticData.width })
  const address = useRouterState({ select: (state) => state.location.href })
  const preferences = usePreferences()
  const signOut = useSignOut()
  const person = user && {
    name: user.name,
    email: user.email,
    avatarUrl: user.avatar_url,
    isExpert: user.is_expert,
  }
  return (
    <LearnerShell
      school={{
        name: school.name,
        logoUrl: school.logo_url,
        isBrandingShown: school.branding.is_branding_enabled,
      }}
      footer={<LegalLinks school={school} />}
      person={person ?? undefined}
      unread={useUnread(user?.unread)}
      address={address}
      width={width ?? 'read'}
      onSignOut={signOut}
      {...preferences}
    >
      {children}
    </LearnerShell>
  )
}

/** The frame with the page that the address asks for. */
export const LearnerLayout = () => (
  <LearnerFrame>
    <Outlet />
  </LearnerFrame>
)

/** The not-found page in that frame: the router puts it in the place of the layout, not inside it. */
export const LearnerNotFound = () => (
  <LearnerFrame>
    <NotFoundPage />
  </LearnerFrame>
)
