import { useEffect, useEffectEvent } from 'react'
import { noteAt, type PlacedNote } from './use-placed-notes.ts'

/** Hears presses on the text of a lesson. @param onPress told the note whose words were pressed, or that there is none */
export const useNotePresses = (
  placed: readonly PlacedNote[],
  onPress: (found: PlacedNote | undefined) => void,
): void => {
  const press = useEffectEvent(({ target, clientX, clientY }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a, button, summary, input, textarea')) return
    if (!target.closest('main article') || target.closest('[data-note]')) return
    if (document.getSelection()?.isCollapsed === false) return
    onPress(noteAt(placed, clientX, clientY))
  })
  useEffect(() => {
    const hear = (event: MouseEvent) => press(event)
    document.addEventListener('click', hear)
    return () => document.removeEventListener('click', hear)
  }, [])
}
