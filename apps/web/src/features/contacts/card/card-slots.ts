import type { ContactCard } from '@lectern/contract/contacts/contacts'
import type { ReactNode } from 'react'

/** What features above show of a contact. */
export interface CardSlots {
  products: ReactNode
  /** The products that the person has now, in a few lines. */
  productsNow: ReactNode
  /** What the person ordered. */
  orders: ReactNode
  comments: ReactNode
  /** Asks to which product access is given. */
  AccessDialog: (props: { contact: ContactCard; onClose: () => void }) => ReactNode
}
