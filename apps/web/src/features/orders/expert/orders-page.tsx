import { useNavigate } from '@tanstack/react-router'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { commandKey, ExpertPage, type KeyHint, type PageKey } from '../../../frame/expert/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { type Translate, useTexts } from '../../../lib/texts/index.ts'
import { useHeldRights } from '../../staff/index.ts'
import { moveKey } from './board/board.tsx'
import { useOrdersView } from './board/use-orders-view.ts'
import { Orders } from './list/orders-list.tsx'
import { NewOrder } from './new-order.tsx'
import type { OrdersSearch } from './orders-search.ts'
import { useMayOrder } from './use-may-order.ts'

interface PageProps {
  search: OrdersSearch
  /** Whose comments are the reader’s own. */
  readerId: number | undefined
}

/** From this width on an order opens beside the others; below, on a page of its own. */
const roomBeside = '(min-width: 900px)'

/** Keys of the board in one line. */
const boardHints = (t: Translate): readonly KeyHint[] => [
  { keys: ['←', '→', '↑', '↓'], label: t('order-board.key_go') },
  { keys: ['Enter'], label: t('order-board.key_open') },
  { keys: ['M'], label: t('order-board.hint_move') },
  { keys: ['V'], label: t('order-board.hint_view') },
]

/** Keys of choosing rows, as the page lists them. */
const choosingKeys = (t: Translate): PageKey[] => [
  { keys: ['x'], label: t('order-desk.key_choose') },
  { keys: [commandKey(), 'A'], label: t('order-desk.key_all') },
  { keys: ['Esc'], label: t('order-board.select_clear') },
]

/** What people ordered (document 000 §2, CRM). */
export const OrdersPage = ({ search, readerId }: PageProps) => {
  const { t } = useTexts()
  const navigate = useNavigate({ from: '/expert/crm/orders/' })
  const field = useRef<HTMLDivElement>(null)
  const mayOrder = useMayOrder()
  const change = (part: Partial<OrdersSearch>, replace = false) =>
    void navigate({
      search: (before) => ({ ...before, ...part }),
      replace,
      resetScroll: false,
    })
  const open = (order: number) =>
    window.matchMedia(roomBeside).matches
      ? change({ order, new: undefined })
      : void navigate({ href: expertPaths.order(order) })
  const startNew = () => change({ new: true })
  const add: PageKey = { keys: ['c'], label: t('order-desk.new'), onPress: startNew }
  const find: PageKey = {
    keys: ['f'],
    label: t('create-course.key_search'),
    onPress: () => field.current?.querySelector('input')?.focus(),
  }
  const { view, toggle, untold } = useOrdersView(search)
  useEffect(() => untold?.())
  const turn: PageKey = { keys: ['v'], label: t('order-board.key_view'), onPress: toggle }
  const openView: PageKey = { keys: ['1', '…', '9'], label: t('views.key_open') }
  const held = useHeldRights()
  const mayChoose = held.has('order_edit') || held.has('order_export')
  const move: PageKey = { keys: [moveKey], label: t('order-board.key_move') }
  return (
    <ExpertPage
      title={t('expert.menu_orders')}
      keys={[
        ...(mayOrder ? [add] : []),
        ...[find, turn, openView],
        ...(view === 'board' ? [move] : mayChoose ? choosingKeys(t) : []),
      ]}
      hints={view === 'board' ? boardHints(t) : []}
      actions={
        mayOrder && (
          <Button variant="primary" icon={<Icon of={Plus} />} onClick={startNew}>
            {t('order-desk.new')}
          </Button>
        )
      }
    >
      <Orders
        search={search}
        readerId={readerId}
        field={field}
        onOpen={open}
        onClose={() => change({ order: undefined }, true)}
        onNew={mayOrder ? startNew : undefined}
      />
      {mayOrder && search.new === true && (
        <NewOrder onClose={() => change({ new: undefined }, true)} onMade={({ id }) => open(id)} />
      )}
    </ExpertPage>
  )
}
