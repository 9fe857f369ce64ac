import { type ComponentProps, useEffect, useState } from 'react'
import { LazyMenu } from '../learner/lazy-menu.tsx'
import { BellButton } from './bell-button.tsx'

const bells = () => import('../../../features/notifications/bell/index.ts')

/** The bell in the head of every page. Its panel comes with the first press, and what is unread is counted anew when the reader comes back. */
export const BellTool = ({ unread }: { unread: number }) => {
  const [count, setCount] = useState(unread)
  useEffect(() => setCount(unread), [unread])
  useEffect(() => {
    const again = () =>
      void bells()
        .then(({ countAgain }) => countAgain(setCount))
        .catch(() => undefined)
    addEventListener('focus', again)
    return () => removeEventListener('focus', again)
  }, [])
  const renderTrigger = (attributes: ComponentProps<'button'>) => <BellButton {...attributes} count={count} />
  return (
    <LazyMenu
      load={async () => (await bells()).Bell}
      props={{ setCount, renderTrigger }}
      renderTrigger={renderTrigger}
    />
  )
}
