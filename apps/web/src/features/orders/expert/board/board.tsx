import type { BoardColumn as Column } from '@lectern/contract/orders/funnels'
import type { OrderRow } from '@lectern/contract/orders/staff-order'
import { Select } from '@lectern/ui/choices/select'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { OrdersSearch } from '../orders-search.ts'
import { BoardColumn } from './board-column.tsx'
import type { CardField } from './card-fields.ts'
import styles from './board.module.css'
import { AssignManager } from './manager/assign-manager.tsx'
import { MoneyStage } from './money-stage.tsx'
import { wayTo } from './move-card.ts'
import { MoveOrder } from './move-order.tsx'
import { useFoldedStages } from './use-folded-stages.ts'
import { useMoreCards, useMoveOrder } from './use-board.ts'
import { HeldCard, useCardDrag } from './use-card-drag.tsx'
import { focusedCard, useCardKeys } from './use-card-keys.ts'

interface BoardProps {
  funnelId: number
  columns: readonly Column[]
  search: OrdersSearch
  /** What each card tells beside its buyer. */
  fields: readonly CardField[]
  isNarrowed: boolean
  mayEdit: boolean
  readerId: number | undefined
  onOpen: (order: number) => void
}

type BoardDialog =
  | { readonly kind: 'move'; readonly order: OrderRow }
  | { readonly kind: 'manager'; readonly order: OrderRow }
  | { readonly kind: 'money'; readonly order: OrderRow; readonly stageId: number }

/** The key by which the card that has the keyboard is moved. */
export const moveKey = 'm'

/** Orders of a funnel as cards in the columns of its stages. */
export const Board = (props: BoardProps) => {
  const { funnelId, columns, search, fields, isNarrowed, mayEdit, readerId, onOpen } = props
  const { t } = useTexts()
  const board = useRef<HTMLDivElement>(null)
  const [dialog, open] = useState<BoardDialog>()
  const [now] = useState(() => Date.now())
  const [lastStop, setStop] = useState<number>()
  const [chosen, choose] = useState<number>()
  const fold = useFoldedStages()
  const more = useMoreCards(funnelId, search)
  const stages = columns.map(({ stage }) => stage)
  const orders = columns.flatMap((column) => column.orders)
  const keys = useCardKeys(board, columns)
  const move = useMoveOrder(funnelId, search)

  const moveTo = (order: OrderRow, stageId: number) => {
    const target = stages.find(({ id }) => id === stageId)
    const way = wayTo(stages, order.stage?.id ?? 0, stageId)
    if (way === 'money') return open({ kind: 'money', order, stageId })
    if (way === 'move' && target) move(order, target, stages)
  }
  const drag = useCardDrag({ board, columns, mayMove: mayEdit, onMove: moveTo })
  const stop = orders.some(({ id }) => id === lastStop) ? lastStop : orders[0]?.id
  const shown = stages.some(({ id }) => id === chosen) ? chosen : stages[0]?.id
  const startMove = (order: OrderRow) => open({ kind: 'move', order })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const order = mayEdit && event.key === moveKey && orders.find(({ id }) => id === focusedCard())
    if (!order) return keys.onKeyDown(event)
    event.preventDefault()
    startMove(order)
  }
  return (
    <div className={styles.frame}>
      <StageChoice columns={columns} value={shown} onChange={choose} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is pressed are the cards within */}
      <div
        ref={board}
        className={styles.board}
        role="group"
        aria-label={t('order-board.board')}
        data-dragging={drag.held !== undefined || undefined}
        style={{ '--columns': fold.tracks(stages.map(({ id }) => id)) }}
        {...drag.sourceProps}
        onKeyDown={onKeyDown}
      >
        {columns.map((column) => (
          <BoardColumn
            key={column.stage.id}
            column={column}
            isChosen={column.stage.id === shown}
            isOver={drag.held?.place === String(column.stage.id)}
            isNarrowed={isNarrowed}
            fields={fields}
            isFolded={fold.isFolded(column.stage.id)}
            onFold={() => fold.toggle(column.stage.id)}
            stop={stop}
            onStop={setStop}
            held={drag.held?.thing.id}
            onOpen={({ id }) => onOpen(id)}
            onMove={mayEdit ? startMove : undefined}
            onManager={mayEdit ? (order) => open({ kind: 'manager', order }) : undefined}
            onMore={(each) => more.mutate(each)}
            isLoadingMore={more.isPending && more.variables.stage.id === column.stage.id}
            now={now}
          />
        ))}
      </div>
      {drag.held && <HeldCard held={drag.held} />}
      <BoardDialogs
        dialog={dialog}
        stages={stages}
        readerId={readerId}
        onMove={(order, stageId) => {
          keys.follow(order.id)
          moveTo(order, stageId)
        }}
        onClose={() => open(undefined)}
      />
    </div>
  )
}

interface StageChoiceProps {
  columns: readonly Column[]
  value: number | undefined
  onChange: (stage: number) => void
}

/** On a phone: which column is there. */
const StageChoice = ({ columns, value, onChange }: StageChoiceProps) => {
  const { t, number } = useTexts()
  return (
    <div className={styles.stageChoice}>
      <Select
        aria-label={t('order-board.stage_choice')}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {columns.map(({ stage, count }) => (
          <option key={stage.id} value={stage.id}>
            {t('order-board.stage_counted', { title: stage.title, count: number(count) })}
          </option>
        ))}
      </Select>
    </div>
  )
}

interface BoardDialogsProps {
  dialog: BoardDialog | undefined
  stages: readonly Column['stage'][]
  readerId: number | undefined
  onMove: (order: OrderRow, stageId: number) => void
  onClose: () => void
}

const BoardDialogs = ({ dialog, stages, readerId, onMove, onClose }: BoardDialogsProps): ReactNode => {
  switch (dialog?.kind) {
    case 'move':
      return <MoveOrder order={dialog.order} {...{ stages, onMove, onClose }} />
    case 'manager':
      return <AssignManager orders={[dialog.order]} {...{ readerId, onClose }} />
    case 'money': {
      const stage = stages.find(({ id }) => id === dialog.stageId)
      return stage && <MoneyStage orderId={dialog.order.id} {...{ stage, onClose }} />
    }
    case undefined:
      return null
  }
}
