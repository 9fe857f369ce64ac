import type { BuyerOrder } from '@lectern/contract/orders/buyer-order'
import { useEffect, useEffectEvent } from 'react'
import { report } from '../../../lib/reporting.ts'
import { getBuyerOrder } from '../api.ts'

/** How often an order that waits is asked for, in milliseconds. */
const askAgain = 10_000

/** Asks how an order stands while something about it is awaited; a page that nobody sees rests, and asks once it is seen again. */
export const useOrderNews = ({ token, next }: BuyerOrder, onNews: (order: BuyerOrder) => void): void => {
  const isWaiting = next.kind === 'pay' || next.kind === 'pay_late' || next.kind === 'await_provider'
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (document.hidden) return
    try {
      const { data } = await getBuyerOrder({ params: { token } }, { signal })
      if (!signal.aborted) onNews(data)
    } catch (error) {
      // The next time asks again.
      if (!signal.aborted) report(error, 'order')
    }
  })
  useEffect(() => {
    if (!isWaiting) return
    const over = new AbortController()
    const { signal } = over
    const timer = setInterval(() => void ask(signal), askAgain)
    document.addEventListener('visibilitychange', () => void ask(signal), {
      signal,
    })
    return () => {
      clearInterval(timer)
      over.abort()
    }
  }, [isWaiting])
}
