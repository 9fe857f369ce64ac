import { type ComponentProps, useCallback, useEffect, useState } from 'react'
import { LazyMenu } from '../learner/lazy-menu.tsx'
import { BellButton } from './bell-button.tsx'

const bells = () => import('../../../features/notifications/bell/index.ts')

/** The bell in the head of every page. Its panel comes with the first press, and what is unread is counted anew when it rings and when the reader comes back. */
export const BellTool = ({ unread }: { unread: number }) => {
  /** Counted since the page said how many, and what it said then. */
  const [counted, setCounted] = useState([unread, unread])
  const count = (counted[0] === unread ? counted[1] : unread) ?? unread
  const setCount = useCallback((now: number) => setCounted([unread, now]), [unread])
  useEffect(() => {
    const leaving = import('../../../features/notifications/unread/index.ts')
      .then(({ followUnread }) => followUnread(setCount))
      .catch(() => undefined)
    return () => void leaving.then((leave) => leave?.())
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
