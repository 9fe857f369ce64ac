import { useRef, useState, type ReactNode } from 'react'
import { ProveIdentity } from './prove-identity.tsx'

/**
 * Asks "prove that it is you" before something dangerous: `ask` is called with what to do then, `dialog` stands somewhere
 * on the page.
 */
export const useProof = (): { ask: (act: (proofToken: string) => void) => void; dialog: ReactNode } => {
  const [isOpen, setOpen] = useState(false)
  const waiting = useRef<(proofToken: string) => void>(undefined)
  return {
    ask: (act) => {
      waiting.current = act
      setOpen(true)
    },
    dialog: (
      <ProveIdentity
        open={isOpen}
        onClose={() => setOpen(false)}
        onProven={(token) => {
          setOpen(false)
          waiting.current?.(token)
        }}
      />
    ),
  }
}
