import { Outlet, useLoaderData } from '@tanstack/react-router'
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
