import { Outlet, useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EnterLayout } from '../features/accounts/index.ts'
import { PreferenceTools } from '../features/learner-shell/index.ts'
import { usePreferences } from './use-preferences.ts'

/** What stands around every page that lets people in. */
export const EnterFrame = () => {
  const { school } = useLoaderData({ from: '/_enter' })
  const preferences = usePreferences()
  return (
    <EnterLayout school={school} tools={<PreferenceTools {...preferences} />}>
      <Outlet />
    </EnterLayout>
  )
}

/** The same before there is any school. */
export const FirstOwnerFrame = ({ children }: { children: ReactNode }) => (
  <EnterLayout school={null} tools={<PreferenceTools {...usePreferences()} />}>
    {children}
  </EnterLayout>
)
