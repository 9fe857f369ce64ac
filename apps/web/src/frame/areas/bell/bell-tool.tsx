import type { ComponentProps } from 'react'
import { LazyMenu } from '../learner/lazy-menu.tsx'
import { BellButton } from './bell-button.tsx'
import type { useUnread } from './use-unread.ts'

const bells = () => import('../../../features/notifications/bell/index.ts')

/** The bell in the head of every page. Its panel comes with the first press. */
export const BellTool = ({ count, setCount }: ReturnType<typeof useUnread>) => {
  const renderTrigger = (attributes: ComponentProps<'button'>) => <BellButton {...attributes} count={count} />
  return (
    <LazyMenu
      load={async () => (await bells()).Bell}
      props={{ setCount, renderTrigger }}
      renderTrigger={renderTrigger}
    />
  )
}
