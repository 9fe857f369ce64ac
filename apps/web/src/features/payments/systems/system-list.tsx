import type { PaymentSystem } from '@lectern/contract/payments/payment-systems'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import { Switch } from '@lectern/ui/choices/switch'
import { SortHandle, sortItemClass } from '@lectern/ui/dragging/sort-handle'
import { useSortable } from '@lectern/ui/dragging/use-sortable'
import { Badge } from '@lectern/ui/feedback/badge'
import { classNames } from '@lectern/ui/theme/class-names'
import { Pencil, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { moveEntries } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
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
        <li key={system.id} {...itemProps(at)} className={classNames(styles.system, sortItemClass)}>
          {isSorted ? (
            <SortHandle
              {...handleProps(at)}
              name={system.title}
              label={t('payments.move', { title: system.title, number: at + 1, total: systems.length })}
            />
          ) : (
            <span className={styles.number}>{at + 1}</span>
          )}
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
  const { title, currencies, instruction, state } = system
  const takes = currencies.length === 0 ? t('payments.every_currency') : currencies.join(', ')
  return (
    <div className={styles.words}>
      <span className={styles.head}>
        {onOpen ? (
          <button type="button" className={styles.title} onClick={onOpen}>
            {title}
          </button>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        <Badge tone={state === 'live' ? 'success' : 'neutral'}>{t(`payments.state_${state}`)}</Badge>
      </span>
      <span className={styles.muted}>
        {t('payments.by_hand_short')} · {takes}
      </span>
      <span className={styles.instruction}>{instruction}</span>
    </div>
  )
}

interface SystemActsProps extends Pick<SystemListProps, 'onState' | 'onOpen' | 'onRemove'> {
  system: PaymentSystem
  moves: MenuEntry[]
}

const SystemActs = ({ system, moves, onState, onOpen, onRemove }: SystemActsProps) => {
  const { t } = useTexts()
  const { title, state } = system
  return (
    <div className={styles.acts}>
      <Switch
        label={<span className={styles.hidden}>{t('payments.shown', { title })}</span>}
        checked={state === 'live'}
        onChange={({ currentTarget }) => onState(system, currentTarget.checked ? 'live' : 'off')}
      />
      <MoreMenu
        label={t('payments.actions', { title })}
        entries={[
          {
            ...{ kind: 'action', icon: Pencil, label: t('payments.edit') },
            onSelect: () => onOpen(system),
          },
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
