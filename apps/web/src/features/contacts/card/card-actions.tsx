import type { ContactCard } from '@lectern/contract/contacts/contacts'
import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import { Icon } from '@lectern/ui/layout/icon'
import { ChevronDown, ChevronUp, KeyRound } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { contactName } from '../list/contact-name.ts'
import styles from './card.module.css'

interface CardActionsProps {
  card: ContactCard
  neighbours: { previous?: number | undefined; next?: number | undefined }
  onOpen: (contactId: number) => void
  onAccess: (() => void) | undefined
  onBlock: (() => void) | undefined
  onUnblock: (() => void) | undefined
}

/** What can be done with a person, and the ways to the people beside them in the list. */
export const CardActions = ({ card, neighbours, onOpen, onAccess, onBlock, onUnblock }: CardActionsProps) => {
  const { t } = useTexts()
  const { previous, next } = neighbours
  const way = (label: string, icon: typeof ChevronUp, contactId: number | undefined) => (
    <IconButton
      icon={icon}
      label={label}
      tipSide="below"
      disabled={contactId === undefined}
      onClick={() => contactId !== undefined && onOpen(contactId)}
    />
  )
  const block =
    card.status === 'blocked'
      ? onUnblock && {
          kind: 'action' as const,
          id: 'unblock',
          label: t('contacts.card_unblock'),
          onSelect: onUnblock,
        }
      : onBlock && {
          kind: 'action' as const,
          id: 'block',
          label: t('contacts.card_block'),
          danger: true,
          onSelect: onBlock,
        }
  return (
    <>
      <span className={styles.ways}>
        {way(t('contacts.card_key_previous'), ChevronUp, previous)}
        {way(t('contacts.card_key_next'), ChevronDown, next)}
      </span>
      {onAccess && (
        <Button icon={<Icon of={KeyRound} />} onClick={onAccess}>
          {t('contacts.card_give_access')}
        </Button>
      )}
      {block && (
        <MoreMenu label={t('contacts.card_actions', { name: contactName(card) })} entries={[block]} />
      )}
    </>
  )
}
