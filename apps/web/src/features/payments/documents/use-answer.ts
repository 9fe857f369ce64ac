import { useEffect, useEffectEvent, useRef, useState } from 'react'

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

interface Answer<T> {
  data: T | undefined
  error: Error | null
  /** Puts in place what another call answered. */
  put: (data: T) => void
  askAgain: () => void
}

/** The answer of a call that a page of learners makes once it is shown: those pages have no library of queries. A changed question is asked anew; the first one is not, where its answer was `loaded` with the page. */
export const useAnswer = <T>(
  question: string,
  call: (signal: AbortSignal) => Promise<{ data: T }>,
  loaded?: T,
): Answer<T> => {
  const [state, setState] = useState<{ data: T | undefined; error: Error | null }>({
    ...{ data: loaded, error: null },
  })
  const [times, setTimes] = useState(0)
  const ask = useEffectEvent(call)
  const answered = useRef(loaded === undefined ? undefined : question)
  useEffect(() => {
    if (answered.current === question && times === 0) return
    answered.current = undefined
    const over = new AbortController()
    const { signal } = over
    const settle: typeof setState = (next) => (signal.aborted ? undefined : setState(next))
    ask(signal).then(
      ({ data }) => settle({ data, error: null }),
      (error: unknown) => settle(({ data }) => ({ data, error: asError(error) })),
    )
    return () => over.abort()
  }, [question, times])
  return {
    ...{ data: state.data, error: state.error },
    put: (data) => setState({ data, error: null }),
    askAgain: () => setTimes((count) => count + 1),
  }
}
