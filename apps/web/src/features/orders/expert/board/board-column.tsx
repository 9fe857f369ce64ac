import type { BoardColumn as Column } from '@lectern/contract/orders/funnels'
import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Icon } from '@lectern/ui/layout/icon'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { Banknote, ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useMoney, useTexts } from '../../../../lib/texts/index.ts'
import { BoardCard, type CardWork } from './board-card.tsx'
import styles from './board.module.css'

interface BoardColumnProps extends CardWork {
  column: Column
  /** On a phone one column is there at a time. */
  isChosen: boolean
  /** A narrow strip with its name, where there is room for columns beside each other. */
  isFolded: boolean
  onFold: () => void
  /** What is held would go here. */
  isOver: boolean
  /** The board answers a question: an empty column says that nothing was found. */
  isNarrowed: boolean
  stop: number | undefined
  onStop: (order: number) => void
  held: number | undefined
  onMore: (column: Column) => void
  isLoadingMore: boolean
  now: number
}

/** One stage of the board: how many orders, what they come to, and those that are loaded. */
export const BoardColumn = (props: BoardColumnProps) => {
  const { column, isChosen, isFolded, isOver, isNarrowed, stop, onStop, held, fields, now } = props
  const { t } = useTexts()
  const { stage, count, orders } = column
  return (
    <section
      className={styles.column}
      aria-label={t('order-board.column', { title: stage.title, count })}
      data-column={stage.id}
      data-drop-place={stage.id}
      data-chosen={isChosen || undefined}
      data-over={isOver || undefined}
      data-folded={isFolded || undefined}
    >
      {isFolded && <FoldedColumn {...props} />}
      <ColumnHead column={column} onFold={props.onFold} />
      <div className={styles.scroll}>
        {orders.length === 0 ? (
          <p className={styles.empty}>
            {t(isNarrowed ? 'order-board.column_none_found' : 'order-board.column_empty')}
          </p>
        ) : (
          <ul className={styles.cards}>
            {orders.map((order) => (
              <BoardCard
                key={order.id}
                order={order}
                fields={fields}
                isStop={order.id === stop}
                isHeld={order.id === held}
                onStop={() => onStop(order.id)}
                onOpen={props.onOpen}
                onMove={props.onMove}
                onManager={props.onManager}
                now={now}
              />
            ))}
          </ul>
        )}
        <More {...props} />
      </div>
    </section>
  )
}

/** A folded column: its name and number upright; a press opens it. */
const FoldedColumn = ({ column: { stage, count }, onFold }: Pick<BoardColumnProps, 'column' | 'onFold'>) => {
  const { t, number } = useTexts()
  return (
    <button
      type="button"
      className={styles.unfold}
      aria-label={t('order-board.unfold', { title: stage.title })}
      aria-expanded={false}
      onClick={onFold}
    >
      <Icon of={ChevronRight} />
      <span className={styles.upright}>
        {stage.title} <span className={styles.uprightCount}>{number(count)}</span>
      </span>
    </button>
  )
}

const ColumnHead = ({
  column: { stage, count, sums },
  onFold,
}: Pick<BoardColumnProps, 'column' | 'onFold'>) => {
  const { t, number } = useTexts()
  const money = useMoney()
  return (
    <header className={styles.head}>
      <h2 className={styles.title} title={stage.title}>
        {stage.title}
      </h2>
      <span className={styles.count}>{number(count)}</span>
      {stage.rule !== null && (
        <span className={styles.banknote} title={t('order-board.follows_money')}>
          <Icon of={Banknote} />
          <VisuallyHidden>{t('order-board.follows_money')}</VisuallyHidden>
        </span>
      )}
      <span className={styles.fold}>
        <IconButton
          size="small"
          icon={ChevronLeft}
          label={t('order-board.fold', { title: stage.title })}
          onClick={onFold}
        />
      </span>
      <p className={styles.sums}>{sums.map(({ currency, amount }) => money(amount, currency)).join(' · ')}</p>
    </header>
  )
}

const More = ({ column, onMore, isLoadingMore }: BoardColumnProps) => {
  const { t } = useTexts()
  const id = useId()
  const left = column.count - column.orders.length
  if (column.next === null || left <= 0) return null
  return (
    <span className={styles.more}>
      <Button
        size="small"
        variant="quiet"
        busy={isLoadingMore}
        aria-describedby={id}
        onClick={() => onMore(column)}
      >
        {t('order-board.more', { count: left })}
      </Button>
      <VisuallyHidden id={id}>{t('order-board.more_label', { title: column.stage.title })}</VisuallyHidden>
    </span>
  )
}
