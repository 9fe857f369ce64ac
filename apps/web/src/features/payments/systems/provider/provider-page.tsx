import type { PaymentSystem } from '@lectern/contract/payments/payment-systems'
import { providerNames } from '@lectern/contract/payments/provider-names'
import { type OnlineProviderId, providerIds } from '@lectern/contract/payments/provider-ids'
import { Button } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Badge } from '@lectern/ui/feedback/badge'
import { Notice } from '@lectern/ui/feedback/notice'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmRemoval, ExpertPage } from '../../../../frame/expert/index.ts'
import { expertPaths } from '../../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useHolds } from '../../../staff/index.ts'
import { deletePaymentSystem } from '../../api.ts'
import { ConnectionFacts, StoppedNotice } from '../connection-facts.tsx'
import { ProviderMark } from '../provider-mark.tsx'
import { isConnected, SystemState } from '../system-state.tsx'
import type { SystemsSearch } from '../systems-search.ts'
import { useSystems } from '../use-systems.ts'
import { CheckoutSettings, StateChoice } from './checkout-settings.tsx'
import { ConnectionCheck } from './connection-check.tsx'
import { KeysForm } from './keys-form.tsx'
import { MessagesAddress } from './messages-address.tsx'
import styles from './provider.module.css'

interface ProviderPageProps {
  provider: OnlineProviderId
  search: SystemsSearch
}

/** One payment system: keys of the school's account, whether they work, and who sees it at the checkout. */
export const ProviderPage = ({ provider, search }: ProviderPageProps) => {
  const { t } = useTexts()
  const { systems = [], reload } = useSystems()
  const mayEdit = useHolds('paymentsystem_edit')
  const own = systems.filter(({ provider_id: each }) => each === provider)
  const system = search.new === true ? undefined : (own.find(({ id }) => id === search.system) ?? own[0])
  return (
    <ExpertPage
      title={providerNames[provider]}
      crumbs={[{ label: t('expert.menu_payment_systems'), href: expertPaths.paymentSystems }]}
      keys={[]}
    >
      <div className={styles.page}>
        <Head provider={provider} system={system} />
        {own.length > 1 && <Accounts provider={provider} systems={own} shown={system} />}
        {provider === providerIds.standIn && <Notice>{t('payments.test_provider_text')}</Notice>}
        {mayEdit ? (
          <Edited key={provider} provider={provider} system={system} reload={reload} />
        ) : (
          system?.connection && <ConnectionFacts connection={system.connection} />
        )}
      </div>
    </ExpertPage>
  )
}

const Head = ({ provider, system }: { provider: OnlineProviderId; system: PaymentSystem | undefined }) => {
  const { t } = useTexts()
  const connection = system?.connection ?? null
  const account = [connection?.account_name, connection?.account].filter(Boolean).join(', ')
  return (
    <header className={styles.head}>
      <ProviderMark provider={provider} />
      <span className={styles.names}>
        <span className={styles.name}>{system?.title ?? providerNames[provider]}</span>
        <span className={styles.muted}>{account || t(`payments.connect_${provider}_text`)}</span>
      </span>
      <span className={styles.badges}>
        {provider !== providerIds.standIn && connection !== null && connection.mode !== null && (
          <Badge>{t(`payments.mode_${connection.mode}_keys`)}</Badge>
        )}
        {system && <SystemState system={system} />}
      </span>
    </header>
  )
}

/** Accounts of one payment system beside each other. */
const Accounts = ({
  provider,
  systems,
  shown,
}: {
  provider: OnlineProviderId
  systems: readonly PaymentSystem[]
  shown: PaymentSystem | undefined
}) => (
  <nav className={styles.row} aria-label={providerNames[provider]}>
    {systems.map(({ id, title }) => (
      <Link
        key={id}
        href={expertPaths.paymentSystem(provider, id)}
        aria-current={id === shown?.id ? 'page' : undefined}
      >
        {title}
      </Link>
    ))}
  </nav>
)

interface EditedProps {
  provider: OnlineProviderId
  system: PaymentSystem | undefined
  reload: () => Promise<unknown>
}

const Edited = ({ provider, system, reload }: EditedProps) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const connection = system?.connection ?? null
  const hasKeys = provider !== providerIds.standIn
  const open = async ({ id }: PaymentSystem) => {
    await reload()
    await navigate({ to: '.', search: { system: id }, replace: true })
  }
  return (
    <>
      {connection !== null && connection.stopped_at !== null && (
        <StoppedNotice stoppedAt={connection.stopped_at} />
      )}
      {hasKeys && <KeysForm provider={provider} system={system} onSaved={open} />}
      {connection !== null && <MessagesAddress provider={provider} url={connection.messages_url} />}
      {system && connection !== null && isConnected(system) && (
        <>
          {hasKeys && <ConnectionCheck system={system} connection={connection} onChecked={reload} />}
          <ConnectionFacts connection={connection} />
        </>
      )}
      {system && (
        <>
          <CheckoutSettings key={system.id} provider={provider} system={system} onSaved={reload} />
          <StateChoice system={system} onSaved={reload} />
          <Removal system={system} reload={reload} />
        </>
      )}
      {system === undefined && <p className={styles.muted}>{t('payments.trust_provider')}</p>}
    </>
  )
}

const Removal = ({ system, reload }: { system: PaymentSystem; reload: () => Promise<unknown> }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [removed, setRemoved] = useState<PaymentSystem>()
  return (
    <div>
      <Button variant="danger" onClick={() => setRemoved(system)}>
        {t('payments.remove')}
      </Button>
      <ConfirmRemoval
        thing={removed}
        title={({ title }) => t('payments.remove_title', { title })}
        message={() => t('payments.online_remove_text')}
        confirmLabel={t('payments.remove')}
        remove={({ id }) => deletePaymentSystem({ params: { system: id } })}
        onRemoved={async ({ title }) => {
          toasts.show({ title: t('payments.removed'), message: title })
          await navigate({ href: expertPaths.paymentSystems })
          await reload()
        }}
        onClose={() => setRemoved(undefined)}
      />
    </div>
  )
}
