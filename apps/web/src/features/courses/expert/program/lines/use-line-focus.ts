import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { LineHands } from './line-props.ts'
import { lineWay } from './line-way.ts'
import type { ProgramRow } from '../program-rows.ts'

const lineOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role="row"]') : null

/** What can be pressed in a line, in its order. */
const stopsOf = (line: HTMLElement): HTMLElement[] =>
  [...line.querySelectorAll<HTMLElement>('button, a[href], input')].filter(
    (stop) => stop.closest('[popover]') === null,
  )

/** Lines of which a whole window is full, less a few that stay in sight. */
const linesOfPage = (line: HTMLElement): number =>
  Math.max(1, Math.floor(window.innerHeight / line.offsetHeight) - 3)

interface Press {
  readonly key: string
  readonly line: HTMLElement
  /** What has the focus among what can be pressed; -1: the line itself. */
  readonly stop: number
  readonly isRange: boolean
}

/**
 * Where the focus is among the lines: Tab comes to one line alone, and the arrows lead from there to the others and to what stands in them. The
 * line is drawn wherever the window is, and when it goes away the focus goes to the one in its place.
 */
export const useLineFocus = (
  list: RefObject<HTMLElement | null>,
  rows: readonly ProgramRow[],
  hands: LineHands,
) => {
  const [current, setCurrent] = useState<{ id: string; at: number }>()
  const isInside = useRef(false)
  const found = rows.findIndex(({ id }) => id === current?.id)
  const at = found >= 0 ? found : Math.max(0, Math.min(current?.at ?? 0, rows.length - 1))

  const setAt = (next: number) => {
    const row = rows[next]
    if (row) setCurrent({ id: row.id, at: next })
  }
  const lineAt = (place: number) =>
    list.current?.querySelector<HTMLElement>(`[data-sort-item="${rows[place]?.id}"]`)

  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) lineAt(at)?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- when lines came or went
  }, [rows])

  /** To the same place in another line. */
  const goTo = (next: number, stop: number) => {
    flushSync(() => setAt(next))
    const line = lineAt(next)
    if (!line) return
    const stops = stopsOf(line)
    const wanted = stop < 0 ? line : stops[Math.min(stop, stops.length - 1)]
    wanted?.focus()
  }
  const goInside = (line: HTMLElement, stop: number) => {
    const wanted = stop < 0 ? line : stopsOf(line)[stop]
    wanted?.focus()
  }
  const press = (row: ProgramRow, { key, line, stop, isRange }: Press): boolean => {
    const way = lineWay({ key, at, stop, rows, stops: stopsOf(line).length, page: linesOfPage(line) })
    if (way === undefined) return false
    if (way.kind === 'line') goTo(way.at, stop < 0 || way.isWhole ? -1 : stop)
    else if (way.kind === 'stop') goInside(line, way.stop)
    else if (row.kind === 'module') hands.toggle(row.module)
    else if (way.kind === 'select') hands.select(row.id, isRange)
    else line.querySelector('a')?.click()
    return true
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey } = event
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return
    const line = lineOf(target)
    const row = rows[at]
    if (!line || !row || target.closest('[popover]')) return
    const stop = target === line ? -1 : stopsOf(line).indexOf(target)
    if (press(row, { key, line, stop, isRange: event.shiftKey })) event.preventDefault()
  }
  const onFocus = ({ target }: FocusEvent) => {
    isInside.current = true
    const id = lineOf(target)?.getAttribute('data-sort-item')
    const place = rows.findIndex((row) => row.id === id)
    if (place >= 0 && id !== current?.id) setAt(place)
  }
  // Of a line that is taken out of the page nothing is heard.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    isInside.current = relatedTarget !== null && lineOf(relatedTarget) !== null
  }
  /** Tab comes to this line next. */
  const point = (id: string) => setCurrent({ id, at })
  return { at, point, lineAt, listProps: { onKeyDown, onFocus, onBlur } }
}
