import type { CardTabName } from '@lectern/contract/contacts/card/contact-card'
import type { KeyHint, PageKey } from '../../../frame/expert/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'

interface CardKeys {
  neighbours: { previous?: number | undefined; next?: number | undefined }
  tabs: readonly CardTabName[]
  onTab: (tab: CardTabName) => void
  onOpen: (contactId: number) => void
  onTag: (() => void) | undefined
  onAccess: (() => void) | undefined
}

/** What the keys do on the card of a contact. */
export const useCardKeys = ({ neighbours, tabs, onTab, onOpen, onTag, onAccess }: CardKeys) => {
  const { t } = useTexts()
  const { previous, next } = neighbours
  const keys: PageKey[] = [
    {
      keys: ['j'],
      label: t('contacts.card_key_next'),
      onPress: next === undefined ? undefined : () => onOpen(next),
    },
    {
      ...{ keys: ['k'], label: t('contacts.card_key_previous') },
      onPress: previous === undefined ? undefined : () => onOpen(previous),
    },
    ...tabs.map((tab, at) => ({
      keys: [String(at + 1)],
      label: t('contacts.card_key_tab', { tab: t(`contacts.card_tab_${tab}`) }),
      onPress: () => onTab(tab),
    })),
    ...(onTag ? [{ keys: ['t'], label: t('contacts.card_tag_add'), onPress: onTag }] : []),
    ...(onAccess ? [{ keys: ['g'], label: t('contacts.card_give_access'), onPress: onAccess }] : []),
  ]
  const hints: KeyHint[] = [
    { keys: ['J', 'K'], label: t('contacts.card_hint_people') },
    { keys: ['1', '…', String(tabs.length)], label: t('contacts.card_hint_tab') },
    ...(onTag ? [{ keys: ['T'], label: t('contacts.card_hint_tag') }] : []),
    ...(onAccess ? [{ keys: ['G'], label: t('contacts.card_hint_access') }] : []),
  ]
  return { keys, hints }
}
