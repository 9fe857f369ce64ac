import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Badge } from '@lectern/ui/feedback/badge'
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { type AddressState, isLeftOut, type ListedAddress } from './address-list.ts'
import type { InviteList } from './use-invite-list.ts'
import styles from './several.module.css'

const tones: Readonly<Record<AddressState, ComponentProps<typeof Badge>['tone']>> = {
  waiting: 'neutral',
  unfit: 'danger',
  repeated: 'warning',
  added: 'success',
  already: 'neutral',
  invited: 'info',
}

/** In this order they are counted. */
const states: readonly AddressState[] = ['added', 'invited', 'already', 'waiting', 'unfit', 'repeated']

/** What will not be sent stands first: it wants to be looked at. */
const inOrder = (list: readonly ListedAddress[]): ListedAddress[] => [
  ...list.filter(isLeftOut),
  ...list.filter((each) => !isLeftOut(each)),
]

/** The addresses of the list, how each stands, and how many stand so. */
export const AddressRows = ({ invite }: { invite: InviteList }) => {
  const { t, number } = useTexts()
  const { list } = invite
  const isSending = invite.sending !== undefined
  const leftOut = list.filter(isLeftOut).length
  const counts = states.map((state) => ({ state, count: list.filter((each) => each.state === state).length }))
  return (
    <section
      className={styles.addresses}
      aria-label={t('participants.several_list', { count: number(list.length) })}
    >
      <div className={styles.bar}>
        <p role="status" className={styles.counts}>
          {counts
            .filter(({ count }) => count > 0)
            .map(({ state, count }) => (
              <span key={state}>
                {t(`participants.several_state_${state}`)}: <strong>{number(count)}</strong>
              </span>
            ))}
        </p>
        {leftOut > 0 && !isSending && (
          <Button variant="quiet" size="small" onClick={invite.removeLeftOut}>
            {t('participants.several_remove_unsent')}
          </Button>
        )}
      </div>
      <ul className={styles.rows}>
        {inOrder(list).map((each) => (
          <AddressRow
            key={each.key}
            of={each}
            onRemove={isSending || (!isLeftOut(each) && each.state !== 'waiting') ? undefined : invite.remove}
          />
        ))}
      </ul>
    </section>
  )
}

interface AddressRowProps {
  of: ListedAddress
  onRemove: ((key: string) => void) | undefined
}

const AddressRow = ({ of: { key, email, written, state }, onRemove }: AddressRowProps) => {
  const { t } = useTexts()
  const address = email ?? written
  return (
    <li className={styles.row}>
      <span className={styles.address}>{address}</span>
      <Badge tone={tones[state]}>{t(`participants.several_state_${state}`)}</Badge>
      {onRemove && (
        <IconButton
          icon={X}
          size="small"
          label={t('participants.several_remove', { address })}
          onClick={() => onRemove(key)}
        />
      )}
    </li>
  )
}
