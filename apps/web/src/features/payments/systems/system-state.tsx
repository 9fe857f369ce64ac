import type { PaymentSystem } from '@lectern/contract/payments/payment-systems'
import { isOnline, providerIds } from '@lectern/contract/payments/provider-ids'
import { Badge } from '@lectern/ui/feedback/badge'
import { Circle, CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'

const looks = {
  off: { tone: 'neutral', icon: Circle },
  test: { tone: 'warning', icon: CircleDashed },
  live: { tone: 'success', icon: CircleCheck },
  stopped: { tone: 'danger', icon: CircleX },
} as const

/** Whether a way to pay stands at the checkout, or is stopped because its keys are refused. */
export const SystemState = ({ system }: { system: PaymentSystem }) => {
  const { state, connection, provider_id: provider } = system
  const { t } = useTexts()
  const shown = connection !== null && connection.stopped_at !== null ? 'stopped' : state
  return (
    <>
      <Badge {...looks[shown]}>{t(`payments.state_${shown}`)}</Badge>
      {provider === providerIds.standIn && shown === 'live' && (
        <Badge tone="warning">{t('payments.test')}</Badge>
      )}
    </>
  )
}

/** Whether the keys of a way to pay were tried; one for trying out has none, and one by hand needs none. */
export const isConnected = ({ provider_id: provider, connection }: PaymentSystem): boolean =>
  !isOnline(provider) || provider === providerIds.standIn || (connection?.checked_at ?? null) !== null

/** Why buyers cannot be shown a way to pay yet. */
export const whyNotLive = (system: PaymentSystem): 'keys' | 'live' | 'check' | undefined => {
  if (!isOnline(system.provider_id) || system.provider_id === providerIds.standIn) return undefined
  if (!isConnected(system)) return 'keys'
  if (system.connection?.mode !== 'live') return 'live'
  return system.connection.steps.some(({ fault }) => fault !== null) ? 'check' : undefined
}
