import { z } from 'zod'
import type { Message, Seal } from '../core/deliveries.ts'
import type { Happening } from '../core/desk.ts'
import type { Payment } from '../core/payment.ts'
import { wayForPaySignature } from '../core/signatures.ts'
import { secretOf, seconds, statusFields, type WayForPayDetails } from './objects.ts'

const acceptance = z.object({
  orderReference: z.string(),
  status: z.string(),
  time: z.union([z.int(), z.string()]),
  signature: z.string(),
})

/** Whether a shop's answer ends the repetitions: it must accept this order, signed. */
const isAcceptance = (payment: Payment, answer: string): boolean => {
  let json: unknown
  try {
    json = JSON.parse(answer)
  } catch {
    return false
  }
  const read = acceptance.safeParse(json)
  if (!read.success) return false
  const { orderReference, status, time, signature } = read.data
  const expected = wayForPaySignature(secretOf(payment.account), [orderReference, status, String(time)])
  return orderReference === payment.reference && status === 'accept' && signature === expected
}

const silent: ReadonlySet<Happening> = new Set(['approved', 'disputed', 'dispute_closed', 'refund_failed'])

/** How WayForPay tells its shops what happened: how the payment stands, to the address that the payment itself names. */
export const createWayForPayMessages =
  (detailsOf: (payment: Payment) => WayForPayDetails | undefined) =>
  (payment: Payment, happening: Happening): Message[] => {
    const details = detailsOf(payment)
    if (!details || details.serviceUrl === null || silent.has(happening)) return []
    const fields = statusFields(payment, details)
    const bodyFor = ({ sentAt, isForged }: Seal) => {
      const merchantSignature = isForged ? 'f'.repeat(32) : fields.merchantSignature
      const isShifted = payment.scenario.sending === 'stamps_off'
      const processingDate = isShifted ? seconds(sentAt) : fields.processingDate
      return JSON.stringify({ ...fields, merchantSignature, processingDate })
    }
    return [
      {
        url: details.serviceUrl,
        word: fields.transactionStatus,
        body: JSON.stringify(fields),
        headersFor: () => ({}),
        bodyFor,
        isAccepted: (status, answer) => status === 200 && isAcceptance(payment, answer),
      },
    ]
  }
