import { logout } from '../../features/identity/index.ts'
import { paths } from '../../lib/routing/paths.ts'
import { useAction } from '../../lib/use-action.ts'
import { forgetKeptPages } from '../pages/kept-pages.ts'

/** Ends the session; the front page is loaded anew, so that nothing of the person stays in this tab's memory. */
export const useSignOut = (): (() => void) => {
  const action = useAction(async () => {
    await logout({})
    await forgetKeptPages()
    window.location.assign(paths.home)
  })
  return () => action.run(undefined)
}
