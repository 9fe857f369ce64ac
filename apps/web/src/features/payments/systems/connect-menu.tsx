import type { PaymentSystem } from '@lectern/contract/payments/payment-systems'
import { providerNames } from '@lectern/contract/payments/provider-names'
import { providerIds } from '@lectern/contract/payments/provider-ids'
import { Button } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Menu, type MenuEntry } from '@lectern/ui/actions/menu'
import { Icon } from '@lectern/ui/layout/icon'
import { CreditCard, Landmark, Plus } from 'lucide-react'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ProviderMark } from './provider-mark.tsx'
import styles from './systems.module.css'

/** Payment systems that a school can connect, in the order in which they are offered. */
const offered = [providerIds.stripe, providerIds.paypal, providerIds.wayforpay] as const

/** Those that the school has not yet. */
export const unconnected = (systems: readonly PaymentSystem[]) =>
  offered.filter((provider) => systems.every((system) => system.provider_id !== provider))

interface ConnectMenuProps {
  /** Those that the school has; null: by hand alone is offered. */
  systems: readonly PaymentSystem[] | null
  onByHand: () => void
}

/** Ways to pay that can be added: a payment system, or money that is taken by hand. */
export const ConnectMenu = ({ systems, onByHand }: ConnectMenuProps) => {
  const { t } = useTexts()
  if (systems === null)
    return (
      <Button variant="primary" icon={<Icon of={Plus} />} onClick={onByHand}>
        {t('payments.add')}
      </Button>
    )
  const entries: MenuEntry[] = [
    ...unconnected(systems).map((provider) => ({
      ...{ kind: 'link' as const, icon: CreditCard, label: providerNames[provider] },
      href: expertPaths.paymentSystem(provider),
    })),
    { kind: 'action', icon: Landmark, label: t('payments.connect_by_hand'), onSelect: onByHand },
  ]
  return (
    <Menu
      label={t('payments.connect')}
      align="end"
      entries={entries}
      renderTrigger={(attributes) => (
        <Button {...attributes} variant="primary" icon={<Icon of={Plus} />}>
          {t('payments.connect')}
        </Button>
      )}
    />
  )
}

/** The same, each with what it takes, where there is no way to pay yet. */
export const FirstProviders = () => {
  const { t } = useTexts()
  return (
    <ul className={styles.list}>
      {offered.map((provider) => (
        <li key={provider} className={styles.system}>
          <ProviderMark provider={provider} />
          <span className={styles.words}>
            <Link className={styles.title} href={expertPaths.paymentSystem(provider)}>
              {providerNames[provider]}
            </Link>
            <span className={styles.muted}>{t(`payments.connect_${provider}_text`)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
