import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this is a browser with the page standing; false on the server and while the browser takes its page over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
