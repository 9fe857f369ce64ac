import type { BuyerOrder } from '@lectern/contract/orders/buyer-order'
import { useEffect, useEffectEvent } from 'react'
import { report } from '../../../lib/reporting.ts'
import { askProvider } from '../../payments/index.ts'
import { getBuyerOrder } from '../api.ts'
import { askMoments, payPhase, usualWait, waitsSince } from './paying/pay-phase.ts'

/** How often an order that waits is asked for, in milliseconds; at first more often while the bank confirms. */
const askAgain = 10_000
const askAgainSoon = 2_000

const waiting: ReadonlySet<BuyerOrder['next']['kind']> = new Set([
  ...(['pay', 'pay_late', 'await_provider', 'await_school'] as const),
])

/** Asks how an order stands while something about it is awaited; a page that nobody sees rests, and asks once it is seen again. */
export const useOrderNews = (order: BuyerOrder, onNews: (order: BuyerOrder) => void): void => {
  const { token, next, attempt } = order
  const isWaiting = waiting.has(next.kind)
  const phase = payPhase(order)
  const since = attempt !== null && phase === 'wait' ? waitsSince(attempt) : null
  // Whoever paid and closed the window is let in by coming here: no message need come.
  const isPageOpen = phase === 'open'
  const ask = useEffectEvent(async (signal: AbortSignal, isOfProvider = false) => {
    if (document.hidden) return
    try {
      const input = { params: { token } }
      const { data } = await (isOfProvider ? askProvider : getBuyerOrder)(input, { signal })
      if (!signal.aborted) onNews(data)
    } catch (error) {
      // The next time asks again.
      if (!signal.aborted && !isOfProvider) report(error, 'order')
    }
  })
  useEffect(() => {
    if (!isWaiting) return
    const over = new AbortController()
    const { signal } = over
    const timers = [setInterval(() => void ask(signal), askAgain)]
    document.addEventListener('visibilitychange', () => void ask(signal, isPageOpen), {
      signal,
    })
    if (isPageOpen) void ask(signal, true)
    if (since !== null) {
      const passed = Math.max(0, Date.now() - since)
      const soon = setInterval(() => void ask(signal), askAgainSoon)
      timers.push(
        soon,
        setTimeout(() => clearInterval(soon), usualWait - passed),
      )
      for (const moment of askMoments)
        if (moment > passed) timers.push(setTimeout(() => void ask(signal, true), moment - passed))
    }
    return () => {
      for (const timer of timers) clearTimeout(timer)
      over.abort()
    }
  }, [isWaiting, since, isPageOpen])
}
