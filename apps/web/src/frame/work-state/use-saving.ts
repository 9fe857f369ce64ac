import { useRef, useState } from 'react'

export type Saving =
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'stored'; at: Date }
  | { state: 'refused'; error: Error }

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** Where the last change is: under way, stored at a moment, or refused. Several at once count as one. */
export const useSaving = () => {
  const [saving, setSaving] = useState<Saving>({ state: 'idle' })
  const last = useRef(0)
  const save = async (work: () => Promise<unknown>): Promise<boolean> => {
    last.current += 1
    const own = last.current
    setSaving({ state: 'saving' })
    try {
      await work()
      if (own === last.current) setSaving({ state: 'stored', at: new Date() })
      return true
    } catch (error) {
      setSaving({ state: 'refused', error: asError(error) })
      return false
    }
  }
  return { saving, save, error: saving.state === 'refused' ? saving.error : null }
}
