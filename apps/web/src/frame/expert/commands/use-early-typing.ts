import { useEffect } from 'react'

interface EarlyTyping {
  isOpen: () => boolean
  /** Whether the field that takes the words has the keyboard. */
  isReady: () => boolean
  typed: () => string
  onTyped: (typed: string) => void
}

/**
 * Between the press that opens the command menu and the moment its field has the keyboard, letters would go to the page or
 * be lost: they are kept and stand in the field.
 */
export const useEarlyTyping = ({ isOpen, isReady, typed, onTyped }: EarlyTyping): void => {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (!isOpen() || isReady() || event.isComposing) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.key.length === 1) onTyped(typed() + event.key)
      if (event.key === 'Backspace') onTyped(typed().replace(/.$/u, ''))
    }
    window.addEventListener('keydown', keep, { capture: true })
    return () => window.removeEventListener('keydown', keep, { capture: true })
  }, [isOpen, isReady, typed, onTyped])
}
