import { useEffect, useRef } from 'react'

const key = 'lectern-reader-keys'

/** Whether single letters do something on this device: speech input needs them for itself (WCAG 2.1.4). */
export const areKeysOn = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

export const turnKeys = (isOn: boolean): void => {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off')
  } catch {
    // A device that keeps nothing has them on.
  }
}

const fields = 'input, textarea, select, dialog[open]'
const players = '[role="slider"], [data-film], [data-audio]'

/** What is typed into is not to be taken for a key; a player answers every key but the one that lists them. */
const isTyped = ({ target, key: pressed }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest(pressed === '?' ? fields : `${fields}, ${players}`) !== null)

/** Does what belongs to a key that is pressed anywhere in the page but in a field or a player. */
export const useKeys = (actions: Readonly<Record<string, (() => void) | null>>): void => {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyped(event)) return
      if (event.key !== 'Escape' && event.key !== 'Tab' && !areKeysOn()) return
      const act = latest.current[event.shiftKey && event.key === 'Tab' ? 'Shift+Tab' : event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
