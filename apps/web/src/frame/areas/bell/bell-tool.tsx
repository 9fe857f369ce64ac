import { type ComponentProps, useCallback, useEffect, useState } from 'react'
import { LazyMenu } from '../learner/lazy-menu.tsx'
import { BellButton } from './bell-button.tsx'

const bells = () => import('../../../features/notifications/bell/index.ts')

/** The bell in the head of every page. Its panel comes with the first press, and what is unread is counted anew when the reader comes back. */
export const BellTool = ({ unread }: { unread: number }) => {
  /** Counted since the page said how many, and what it said then. */
  const [counted, setCounted] = useState([unread, unread])
  const count = (counted[0] === unread ? counted[1] : unread) ?? unread
  const setCount = useCallback((now: number) => setCounted([unread, now]), [unread])
  useEffect(() => {
    const again = () =>
      void bells()
        .then(({ countAgain }) => countAgain(setCount))
        .catch(() => undefined)
    addEventListener('focus', again)
    return () => removeEventListener('focus', again)
  }, [setCount])
  const renderTrigger = (attributes: ComponentProps<'button'>) => <BellButton {...attributes} count={count} />
  return (
    <LazyMenu
      load={async () => (await bells()).Bell}
      props={{ setCount, renderTrigger }}
      renderTrigger={renderTrigger}
    />
  )
}
