import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Hears the keys of a viewer; `act` says whether it used one. Over the whole page also those that are pressed when nothing
 * has the focus: a button that has just been switched off loses it.
 */
export const useViewerKeys = (
  root: RefObject<HTMLElement | null>,
  isWhole: boolean,
  act: (event: KeyboardEvent) => boolean,
): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    const isWithin = target instanceof Node && (root.current?.contains(target) ?? false)
    const isLoose = isWhole && (target === document.body || target instanceof HTMLDialogElement)
    if (event.defaultPrevented || (!isWithin && !isLoose) || !act(event)) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    // Before the page's own keys hear of it.
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
