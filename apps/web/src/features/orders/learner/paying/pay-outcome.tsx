import type { BuyerOrder, PaymentMethod } from '@lectern/contract/orders/buyer-order'
import { Failed, Found, Mismatch } from './outcomes.tsx'
import { payPhase } from './pay-phase.ts'
import { Waiting } from './waiting.tsx'

interface PayOutcomeProps {
  order: BuyerOrder
  methods: readonly PaymentMethod[]
  onChange: (order: BuyerOrder) => void
}

/** How the latest payment by a payment system stands; nothing where that is told by the order itself. */
export const PayOutcome = ({ order, methods, onChange }: PayOutcomeProps) => {
  const { attempt } = order
  if (attempt === null) return null
  switch (payPhase(order)) {
    case 'wait':
      return <Waiting order={order} attempt={attempt} onChange={onChange} />
    case 'failed':
      return <Failed order={order} attempt={attempt} methods={methods} onChange={onChange} />
    case 'mismatch':
      return <Mismatch order={order} />
    case 'found':
      return <Found order={order} attempt={attempt} />
    case 'open':
    case undefined:
      return null
  }
}
