import { useEffect, useRef, type KeyboardEvent } from 'react'

const controls = 'button, select'

/** The controls of a toolbar itself, without those of the lists that they open. */
const controlsOf = (bar: HTMLElement | null): HTMLElement[] =>
  [...(bar?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(
    (control) => control.closest('[popover]') === null,
  )

/** Makes one stop of the Tab key of a toolbar: it leads to the control that was used last. */
const oneStop = (bar: HTMLElement, stop: Element | null): void => {
  const all = controlsOf(bar)
  const at = Math.max(
    0,
    all.findIndex((control) => control === stop),
  )
  for (const [index, control] of all.entries()) control.tabIndex = index === at ? 0 : -1
}

/**
 * The keys of a toolbar: arrows to left and right, Home and End go from control to control, Escape back to the text.
 *
 * @returns the attributes of the toolbar
 */
export const useToolKeys = (toText: () => void) => {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = bar
    if (!current) return undefined
    oneStop(current, null)
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest('[popover]')) oneStop(current, target)
    }
    current.addEventListener('focusin', onFocus)
    return () => current.removeEventListener('focusin', onFocus)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('[popover]')) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      toText()
      return
    }
    const all = controlsOf(bar.current)
    const at = all.findIndex((control) => control === document.activeElement)
    const to = targetOf(event.key, at, all.length)
    if (to === undefined) return
    event.preventDefault()
    all.at(to)?.focus()
  }
  return { ref: bar, onKeyDown }
}

const targetOf = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return at - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
