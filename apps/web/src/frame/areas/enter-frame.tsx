import { Outlet, useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EnterLayout } from '../../features/identity/index.ts'
import { PreferenceTools } from './learner/header-tools.tsx'
import { LegalLinks } from '../../features/schools/index.ts'
import { usePreferences } from './use-preferences.ts'

/** What stands around every page that lets people in. */
export const EnterFrame = () => {
  const { school } = useLoaderData({ from: '/_enter' })
  const preferences = usePreferences()
  return (
    <EnterLayout
      school={school}
      tools={<PreferenceTools {...preferences} />}
      foot={<LegalLinks school={school} />}
    >
      <Outlet />
    </EnterLayout>
  )
}

/** The same before there is any school. */
export const FirstOwnerFrame = ({ children }: { children: ReactNode }) => (
  <EnterLayout school={null} tools={<PreferenceTools {...usePreferences()} />} foot={null}>
    {children}
  </EnterLayout>
)
