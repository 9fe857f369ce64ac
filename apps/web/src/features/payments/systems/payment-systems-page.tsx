import type { PaymentSystem } from '@lectern/contract/payments/payment-systems'
import { paymentLimits } from '@lectern/contract/payments/payment-systems'
import { isOnline } from '@lectern/contract/payments/provider-ids'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useNavigate } from '@tanstack/react-router'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { ConfirmRemoval, ExpertPage } from '../../../frame/expert/index.ts'
import { LoadFailure } from '../../../frame/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { type Translate, useTexts } from '../../../lib/texts/index.ts'
import { useHolds } from '../../staff/index.ts'
import { deletePaymentSystem } from '../api.ts'
import { MoneyBalances } from '../balances/money-balances.tsx'
import { ConnectMenu, FirstProviders } from './connect-menu.tsx'
import { SystemDialog } from './system-dialog.tsx'
import { SystemList } from './system-list.tsx'
import type { SystemsSearch } from './systems-search.ts'
import { useSystems } from './use-systems.ts'
import styles from './systems.module.css'

interface SystemsProps {
  search: SystemsSearch
  /** Those of one provider alone (document 000 §2: payment systems by provider id). */
  provider?: PaymentSystem['provider_id'] | undefined
}

/** Ways in which the school takes money, in the order of its checkout. */
export const PaymentSystemsPage = ({ search, provider }: SystemsProps) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const mayEdit = useHolds('paymentsystem_edit')
  const work = useSystems()
  const open = (part: SystemsSearch) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, new: undefined, ...part }),
      resetScroll: false,
    })
  const chosen = work.systems?.find(({ id }) => id === search.system)
  const hasRoom = work.systems !== undefined && work.systems.length < paymentLimits.systems
  const add = mayEdit && hasRoom ? () => open({ new: true }) : undefined
  const isOpen = mayEdit && (chosen !== undefined || (search.new === true && hasRoom))
  return (
    <ExpertPage
      {...titleOf(provider, t)}
      keys={add ? [{ keys: ['c'], label: t('payments.add'), onPress: add }] : []}
      actions={
        add && <ConnectMenu systems={provider === undefined ? (work.systems ?? []) : null} onByHand={add} />
      }
    >
      <Systems
        work={work}
        provider={provider}
        mayEdit={mayEdit}
        onAdd={add}
        onOpen={(system) => open({ system })}
      />
      {isOpen && (
        <SystemDialog
          key={chosen?.id ?? 'new'}
          system={chosen}
          onClose={() => open({ system: undefined })}
          onSaved={work.reload}
        />
      )}
    </ExpertPage>
  )
}

/** All of them, or those by hand under all. */
const titleOf = (provider: SystemsProps['provider'], t: Translate) => {
  const name = t('expert.menu_payment_systems')
  return provider === undefined
    ? { title: name, crumbs: [] }
    : { title: t('payments.by_hand'), crumbs: [{ label: name, href: expertPaths.paymentSystems }] }
}

interface ListProps extends Pick<SystemsProps, 'provider'> {
  work: ReturnType<typeof useSystems>
  mayEdit: boolean
  onAdd: (() => void) | undefined
  onOpen: (system: number) => void
}

const Systems = ({ work, provider, mayEdit, onAdd, onOpen }: ListProps) => {
  const { t } = useTexts()
  const { list, systems, reload, move, change } = work
  const [removed, setRemoved] = useState<PaymentSystem>()
  const shown = systems?.filter(({ provider_id }) => provider === undefined || provider_id === provider)
  if (shown === undefined)
    return list.error ? <LoadFailure error={list.error} onRetry={list.refetch} /> : <SystemsSkeleton />
  const hasOnline = shown.some(({ provider_id: each }) => isOnline(each))
  return (
    <div className={styles.page}>
      {shown.length === 0 ? (
        <>
          <EmptyState
            icon={Landmark}
            framed
            title={t('payments.none')}
            text={t(provider === undefined ? 'payments.none_online_text' : 'payments.none_text')}
            add={onAdd && { label: t('payments.add'), onAdd }}
          />
          {provider === undefined && mayEdit && <FirstProviders />}
        </>
      ) : (
        <>
          <p className={styles.muted}>{t(hasOnline ? 'payments.trust_text' : 'payments.order_text')}</p>
          <SystemList
            systems={shown}
            mayEdit={mayEdit}
            onMove={provider === undefined ? (from, to) => void move(from, to) : undefined}
            onState={(system, state) => void change(system, state)}
            onOpen={({ id }) => onOpen(id)}
            onRemove={setRemoved}
          />
          {provider === undefined && hasOnline && <MoneyBalances mayCheck={mayEdit} />}
        </>
      )}
      <ConfirmRemoval
        thing={removed}
        title={({ title }) => t('payments.remove_title', { title })}
        message={({ provider_id: each }) =>
          t(isOnline(each) ? 'payments.online_remove_text' : 'payments.remove_text')
        }
        confirmLabel={t('payments.remove')}
        remove={({ id }) => deletePaymentSystem({ params: { system: id } })}
        onRemoved={async ({ title }) => {
          toasts.show({ title: t('payments.removed'), message: title })
          await reload()
        }}
        onClose={() => setRemoved(undefined)}
      />
    </div>
  )
}

const SystemsSkeleton = () => (
  <ul className={styles.list} aria-hidden="true">
    {Array.from({ length: 3 }, (_row, at) => (
      <li key={at} className={styles.system}>
        <Skeleton width="1.5rem" height="1.5rem" />
        <Skeleton width="50%" height="2.5rem" />
        <Skeleton width="4rem" />
      </li>
    ))}
  </ul>
)
