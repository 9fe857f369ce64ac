import type { PaymentSystem } from '@lectern/contract/payments/payment-systems'
import { isOnline } from '@lectern/contract/payments/provider-ids'
import { providerNameOf } from '@lectern/contract/payments/provider-names'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import { Switch } from '@lectern/ui/choices/switch'
import { SortHandle, sortItemClass } from '@lectern/ui/dragging/sort-handle'
import { useSortable } from '@lectern/ui/dragging/use-sortable'
import { classNames } from '@lectern/ui/theme/class-names'
import { Pencil, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { moveEntries } from '../../../frame/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ConnectionFacts, StoppedNotice } from './connection-facts.tsx'
import { ProviderMark } from './provider-mark.tsx'
import { isConnected, SystemState } from './system-state.tsx'
import styles from './systems.module.css'

interface SystemListProps {
  systems: readonly PaymentSystem[]
  mayEdit: boolean
  /** Absent where only some of them are listed. */
  onMove: ((from: number, to: number) => void) | undefined
  onState: (system: PaymentSystem, state: PaymentSystem['state']) => void
  onOpen: (system: PaymentSystem) => void
  onRemove: (system: PaymentSystem) => void
}

/** Ways to pay in the order of the checkout: moved by dragging, by keys on the handle, or by the menu of each. */
export const SystemList = ({ systems, mayEdit, onMove, ...acts }: SystemListProps) => {
  const { t } = useTexts()
  const ids = useMemo(() => systems.map(({ id }) => String(id)), [systems])
  const move = onMove ?? (() => undefined)
  const { list, itemProps, handleProps } = useSortable({ ids, onMove: move })
  const isSorted = mayEdit && onMove !== undefined && systems.length > 1
  return (
    <ol ref={list} className={styles.list} aria-label={t('expert.menu_payment_systems')}>
      {systems.map((system, at) => (
        <li
          key={system.id}
          {...itemProps(at)}
          className={classNames(styles.system, styles.placed, sortItemClass)}
        >
          {isSorted ? (
            <SortHandle
              {...handleProps(at)}
              name={system.title}
              label={t('payments.move', { title: system.title, number: at + 1, total: systems.length })}
            />
          ) : (
            <span className={styles.number}>{at + 1}</span>
          )}
          <ProviderMark provider={system.provider_id} />
          <SystemWords system={system} onOpen={mayEdit ? () => acts.onOpen(system) : undefined} />
          {mayEdit && (
            <SystemActs
              {...acts}
              system={system}
              moves={
                isSorted
                  ? moveEntries(t, {
                      ...{ number: at + 1, total: systems.length },
                      onMove: (step) => move(at, at + step),
                    })
                  : []
              }
            />
          )}
        </li>
      ))}
    </ol>
  )
}

const SystemWords = ({ system, onOpen }: { system: PaymentSystem; onOpen: (() => void) | undefined }) => {
  const { t } = useTexts()
  const { id, title, currencies, instruction, connection, provider_id: provider } = system
  const takes = currencies.length === 0 ? t('payments.every_currency') : currencies.join(', ')
  const name = providerNameOf(provider) ?? t('payments.by_hand_short')
  return (
    <div className={styles.words}>
      <span className={styles.head}>
        <SystemTitle
          title={title}
          href={isOnline(provider) ? expertPaths.paymentSystem(provider, id) : undefined}
          onOpen={onOpen}
        />
        <SystemState system={system} />
      </span>
      <span className={styles.muted}>
        {name} · {takes}
      </span>
      {instruction !== null && <span className={styles.instruction}>{instruction}</span>}
      {connection !== null && connection.stopped_at !== null && (
        <StoppedNotice stoppedAt={connection.stopped_at} />
      )}
      {!isConnected(system) && <span className={styles.muted}>{t('payments.not_connected')}</span>}
      {connection !== null && isConnected(system) && <ConnectionFacts connection={connection} />}
    </div>
  )
}

interface SystemTitleProps {
  title: string
  /** The page of the payment system. */
  href: string | undefined
  onOpen: (() => void) | undefined
}

const SystemTitle = ({ title, href, onOpen }: SystemTitleProps) => {
  if (href !== undefined)
    return (
      <Link className={styles.title} href={href}>
        {title}
      </Link>
    )
  if (onOpen === undefined) return <span className={styles.title}>{title}</span>
  return (
    <button type="button" className={styles.title} onClick={onOpen}>
      {title}
    </button>
  )
}

interface SystemActsProps extends Pick<SystemListProps, 'onState' | 'onOpen' | 'onRemove'> {
  system: PaymentSystem
  moves: MenuEntry[]
}

/** Where the settings of a payment system stand, and what its link says. */
const SettingsLink = ({ system }: { system: PaymentSystem }) => {
  const { t } = useTexts()
  const isStopped = system.connection !== null && system.connection.stopped_at !== null
  const words = isStopped ? 'keys_again' : isConnected(system) ? 'settings' : 'finish_connecting'
  return (
    <Link
      className={buttonClass({ size: 'small' })}
      href={expertPaths.paymentSystem(system.provider_id, system.id)}
    >
      {t(`payments.${words}`)}
    </Link>
  )
}

const SystemActs = ({ system, moves, onState, onOpen, onRemove }: SystemActsProps) => {
  const { t } = useTexts()
  const { title, state, provider_id: provider } = system
  const edit: MenuEntry[] = isOnline(provider)
    ? []
    : [
        {
          ...{ kind: 'action', icon: Pencil, label: t('payments.edit') },
          onSelect: () => onOpen(system),
        },
      ]
  return (
    <div className={styles.acts}>
      {isOnline(provider) ? (
        <SettingsLink system={system} />
      ) : (
        <Switch
          label={<span className={styles.hidden}>{t('payments.shown', { title })}</span>}
          checked={state === 'live'}
          onChange={({ currentTarget }) => onState(system, currentTarget.checked ? 'live' : 'off')}
        />
      )}
      <MoreMenu
        label={t('payments.actions', { title })}
        entries={[
          ...edit,
          ...moves,
          {
            ...{ kind: 'action', icon: Trash2, danger: true, label: t('payments.remove') },
            onSelect: () => onRemove(system),
          },
        ]}
      />
    </div>
  )
}
