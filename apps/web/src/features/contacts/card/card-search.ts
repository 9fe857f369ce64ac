import { type CardTabName, cardTabs } from '@lectern/contract/contacts/card/contact-card'
import { type HistoryKind, historyKinds } from '@lectern/contract/contacts/card/history'
import { readChoice } from '../../../lib/routing/read-search.ts'

/** What the address of the card of a contact says. */
export interface CardSearch {
  tab?: CardTabName | undefined
  kind?: HistoryKind | undefined
}

export const readCardSearch = (search: Record<string, unknown>): CardSearch => ({
  tab: readChoice(search['tab'], cardTabs),
  kind: readChoice(search['kind'], historyKinds),
})
