import type { BuyerOrder } from '@lectern/contract/orders/buyer-order'
import { useEffect, useState } from 'react'
import { beginPayment } from '../api.ts'

/** How long a page that is being left may take before its button works again, in milliseconds. */
const longestLeaving = 10_000

interface PayOnline {
  /**
   * Begins a payment and leads the buyer to the page of the payment system.
   * @returns the order, while the browser leaves the page
   * @throws ApiError or NetworkError: nothing is paid, and the buyer stays
   */
  payOnline: (token: string, methodId: number) => Promise<BuyerOrder>
  /** Whether the browser is on its way to the page of the payment system. */
  isLeaving: boolean
}

/** Takes a buyer to the page of a payment system. Whoever comes back by the browser's own way finds the button alive. */
export const usePayOnline = (): PayOnline => {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const stay = () => setLeaving(false)
    // A page that the browser has kept comes back as it was left.
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => setLeaving(false), longestLeaving)
    return () => clearTimeout(timer)
  }, [isLeaving])
  const payOnline = async (token: string, methodId: number) => {
    const { data } = await beginPayment({ params: { token }, body: { method_id: methodId } })
    setLeaving(true)
    location.assign(data.url)
    return data.order
  }
  return { payOnline, isLeaving }
}
