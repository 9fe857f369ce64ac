import { logout } from '../../features/identity/index.ts'
import { paths } from '../../lib/routing/paths.ts'
import { useAction } from '../../lib/use-action.ts'

/** Ends the session and removes what is kept on this device; the front page is loaded anew, so that nothing of the person stays in this tab's memory. */
export const useSignOut = (): (() => void) => {
  const action = useAction(async () => {
    await logout({})
    if ('caches' in window) await (await import('../../lib/offline/keeper.ts')).forgetAll()
    window.location.assign(paths.home)
  })
  return () => action.run(undefined)
}
