import type { BoardColumn } from '@lectern/contract/orders/funnels'
import type { OrderRow } from '@lectern/contract/orders/staff-order'
import { type Held, useDragOnto } from '@lectern/ui/dragging/use-drag-onto'
import { type RefObject, useEffect } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useBuyerName } from '../order-marks.tsx'
import styles from './board.module.css'
import { wayTo } from './move-card.ts'

interface CardDragInput {
  board: RefObject<HTMLDivElement | null>
  columns: readonly BoardColumn[]
  mayMove: boolean
  onMove: (order: OrderRow, stageId: number) => void
}

/** Pixels from a side of the board where it moves on under what is held, and by how many at each step of the pointer. */
const side = { edge: 56, step: 24 }

/** Takes cards to other columns. A card that goes to a column of money stays until that was asked. */
export const useCardDrag = ({ board, columns, mayMove, onMove }: CardDragInput) => {
  const { t } = useTexts()
  const nameOf = useBuyerName()
  const stages = columns.map(({ stage }) => stage)
  const way = (order: OrderRow, place: string) => wayTo(stages, order.stage?.id ?? 0, Number(place))
  const drag = useDragOnto<OrderRow>({
    pick: (target) => {
      if (!mayMove || target.closest('[data-actions]')) return undefined
      const id = Number(target.closest('[data-order-card]')?.getAttribute('data-order-card'))
      return columns.flatMap(({ orders }) => orders).find((order) => order.id === id)
    },
    accepts: (order, place) => way(order, place) !== 'never',
    staysAt: (order, place) => way(order, place) === 'money',
    onDrop: (order, place) => onMove(order, Number(place)),
    nameOf: ({ number, buyer }) => `${t('order-desk.numbered', { number: String(number) })} ${nameOf(buyer)}`,
    placeName: (place) => stages.find(({ id }) => id === Number(place))?.title ?? '',
  })
  const x = drag.held?.x
  useEffect(() => {
    const seen = board.current?.getBoundingClientRect()
    if (x === undefined || !seen) return
    if (x < seen.left + side.edge) board.current?.scrollBy({ left: -side.step })
    if (x > seen.right - side.edge) board.current?.scrollBy({ left: side.step })
  }, [board, x])
  return drag
}

/** What is held, beside the pointer. */
export const HeldCard = ({ held: { thing, x, y } }: { held: Held<OrderRow> }) => {
  const { t } = useTexts()
  const name = useBuyerName()(thing.buyer)
  return (
    <p className={styles.heldCard} style={{ translate: `${x}px ${y}px` }} aria-hidden="true">
      <span className={styles.number}>{t('order-desk.numbered', { number: String(thing.number) })}</span>
      <span className={styles.name}>{name}</span>
    </p>
  )
}
