import { useState } from 'react'

/**
 * What stands in a field. An answer of spaces alone is none, and would take them away while they are typed: they stay in
 * the field as long as nothing else is stored.
 */
export const useOwnText = (text: string, onText: (text: string) => void) => {
  const [typed, setTyped] = useState(text)
  const shown = typed.trim() === '' && text === '' ? typed : text
  return {
    shown,
    write: (next: string) => {
      setTyped(next)
      onText(next)
    },
  }
}
