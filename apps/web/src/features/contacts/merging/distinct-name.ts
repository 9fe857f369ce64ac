import type { ContactCard } from '@lectern/contract/contacts/contacts'
import { contactName } from '../list/contact-name.ts'

/** What one of two contacts is called; namesakes are told apart by how they are reached. */
export const distinctName = (card: ContactCard, pair: readonly ContactCard[]): string => {
  const name = contactName(card)
  const isAlone = pair.every((other) => other.id === card.id || contactName(other) !== name)
  const reached = card.email ?? card.phone
  return isAlone || reached === null || reached === name ? name : `${name} (${reached})`
}
