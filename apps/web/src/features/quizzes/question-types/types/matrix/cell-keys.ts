import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

/** Arrows go through the boxes of a row, as the browser does by itself with radio buttons; Tab goes on to the next row. */
export const moveInRow = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, currentTarget } = event
  const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : steps[event.key]
  if (!step || !(target instanceof HTMLInputElement) || target.type === 'radio') return
  const boxes = [...currentTarget.querySelectorAll('input')]
  event.preventDefault()
  boxes[step(boxes.indexOf(target), boxes.length - 1)]?.focus()
}
