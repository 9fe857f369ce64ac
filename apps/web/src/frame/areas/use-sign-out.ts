import { toasts } from '@lectern/ui/feedback/toast-store'
import { logout } from '../../features/identity/index.ts'
import { errorText } from '../../lib/errors.ts'
import { paths } from '../../lib/routing/paths.ts'
import { useTexts } from '../../lib/texts/index.ts'
import { useAction } from '../../lib/use-action.ts'

/** Ends the session and removes what is kept on this device; the front page is loaded anew, so that nothing of the person stays in this tab's memory. */
export const useSignOut = (): (() => void) => {
  const { t } = useTexts()
  const action = useAction(async () => {
    try {
      await logout({})
      if ('caches' in window) await (await import('../../lib/offline/keeper.ts')).forgetAll()
      window.location.assign(paths.home)
    } catch (error) {
      toasts.show({ tone: 'danger', title: errorText(error, t) })
    }
  })
  return () => action.run(undefined)
}
