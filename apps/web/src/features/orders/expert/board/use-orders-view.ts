import { useNavigate } from '@tanstack/react-router'
import type { ListViews } from '@lectern/ui/list-page/list-toolbar'
import { Columns3, Rows3 } from 'lucide-react'
import { useOwnSetting } from '../../../../frame/index.ts'
import { readChoice } from '../../../../lib/routing/read-search.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { type OrdersSearch, orderViews, type OrderView } from '../orders-search.ts'

const setting = 'orders-view'

/** Board or table: as the address says, else as this person chose last. */
export const useOrdersView = ({ view: asked }: OrdersSearch) => {
  const navigate = useNavigate()
  const { value, keep } = useOwnSetting(setting, true)
  const kept = readChoice(value, orderViews)
  const view: OrderView = asked ?? kept ?? 'table'
  const write = (chosen: OrderView) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, view: chosen, after: undefined, before: undefined }),
      replace: true,
      resetScroll: false,
    })
  const choose = (chosen: OrderView) => {
    keep(chosen)
    write(chosen)
  }
  return {
    view,
    choose,
    toggle: () => choose(view === 'board' ? 'table' : 'board'),
    /** What the address does not say yet: a link to it is to show the same. */
    untold: asked === undefined && kept === 'board' ? () => write(kept) : undefined,
  }
}
export type OrdersView = ReturnType<typeof useOrdersView>

/** The switch above the list. */
export const useViewSwitch = ({ view, choose }: OrdersView): ListViews => {
  const { t } = useTexts()
  return {
    label: t('order-board.view'),
    value: view,
    segments: [
      { value: 'board', label: t('order-board.view_board'), icon: Columns3 },
      { value: 'table', label: t('order-board.view_table'), icon: Rows3 },
    ],
    onChange: (value) => choose(readChoice(value, orderViews) ?? 'table'),
  }
}
