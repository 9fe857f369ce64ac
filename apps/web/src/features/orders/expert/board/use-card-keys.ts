import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const isSeen = (element: HTMLElement) => element.offsetParent !== null

/** Cards in sight by columns that have any. */
const cardsIn = (board: HTMLElement): HTMLElement[][] =>
  [...board.querySelectorAll<HTMLElement>('[data-column]')]
    .filter(isSeen)
    .map((column) => [...column.querySelectorAll<HTMLElement>('[data-card]')])
    .filter((cards) => cards.length > 0)

/** The card to which a key leads from the one at a place; undefined for a key that leads nowhere. */
const cardAt = (
  cards: HTMLElement[][],
  column: number,
  row: number,
  key: string,
): HTMLElement | undefined => {
  const own = cards[column] ?? []
  const beside = (step: number) => {
    const other = cards[column + step]
    return other?.[Math.min(row, other.length - 1)]
  }
  switch (key) {
    case 'ArrowDown':
      return own[row + 1]
    case 'ArrowUp':
      return own[row - 1]
    case 'ArrowRight':
      return beside(1)
    case 'ArrowLeft':
      return beside(-1)
    case 'Home':
      return own[0]
    case 'End':
      return own.at(-1)
    default:
      return undefined
  }
}

/** The order of the card that has the keyboard. */
export const focusedCard = (): number | undefined => {
  const card = document.activeElement?.closest('[data-order-card]')?.getAttribute('data-order-card')
  return card === undefined || card === null ? undefined : Number(card)
}

/** Arrows, Home and End go between the cards; a card that is moved by keys keeps the keyboard in its new column. */
export const useCardKeys = (board: RefObject<HTMLDivElement | null>, drawn: unknown) => {
  const following = useRef<number>(undefined)
  useLayoutEffect(() => {
    const card = board.current?.querySelector<HTMLElement>(`[data-card="${following.current}"]`)
    if (following.current === undefined || !card) return
    following.current = undefined
    card.focus()
  }, [board, drawn])
  const onKeyDown = (event: KeyboardEvent) => {
    if (!board.current || event.altKey || event.ctrlKey || event.metaKey) return
    const cards = cardsIn(board.current)
    const column = cards.findIndex((each) => each.some((card) => card === event.target))
    const row = (cards[column] ?? []).findIndex((card) => card === event.target)
    const next = row === -1 ? undefined : cardAt(cards, column, row, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return {
    onKeyDown,
    follow: (order: number) => {
      following.current = order
    },
  }
}
