import { useRef, useState } from 'react'

interface Action<I> {
  /** Does it; a second call while the first is under way does nothing. */
  run: (input: I) => void
  busy: boolean
  error: Error | null
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** One thing that a press does, with its waiting and its failure: what learner pages have instead of a mutation library. */
export const useAction = <I>(work: (input: I) => Promise<unknown>): Action<I> => {
  const [state, setState] = useState<{ busy: boolean; error: Error | null }>({ busy: false, error: null })
  const underWay = useRef(false)
  const perform = async (input: I) => {
    underWay.current = true
    setState({ busy: true, error: null })
    try {
      await work(input)
      setState({ busy: false, error: null })
    } catch (error) {
      setState({ busy: false, error: asError(error) })
    }
    underWay.current = false
  }
  return {
    ...state,
    run: (input) => {
      if (!underWay.current) void perform(input)
    },
  }
}
