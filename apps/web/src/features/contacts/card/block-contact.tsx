import type { ContactCard } from '@lectern/contract/contacts/contacts'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { ConfirmRemoval } from '../../../frame/expert/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { contactName } from '../list/contact-name.ts'
import type { ContactChanges } from './use-contact-changes.ts'

interface BlockContactProps {
  card: ContactCard
  changes: ContactChanges
  isOpen: boolean
  onClose: () => void
}

/** Asks before a person is blocked; the notice that it is done can take it back. */
export const BlockContact = ({ card, changes, isOpen, onClose }: BlockContactProps) => {
  const { t } = useTexts()
  const tellBlocked = () =>
    toasts.show({
      tone: 'success',
      title: t('contacts.card_blocked', { name: contactName(card) }),
      action: { label: t('contacts.card_undo'), onSelect: () => void changes.setStatus('active') },
    })
  return (
    <ConfirmRemoval
      thing={isOpen ? card : undefined}
      title={(contact) => t('contacts.card_block_title', { name: contactName(contact) })}
      message={() => t('contacts.card_block_text')}
      confirmLabel={t('contacts.card_block')}
      remove={async () => {
        if ((await changes.setStatus('blocked')) === 'stored') tellBlocked()
      }}
      onRemoved={() => undefined}
      onClose={onClose}
    />
  )
}
