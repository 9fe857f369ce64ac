import { useHydrated } from '../../../lib/drawing/use-hydrated.ts'

const name = 'contacts.order'

/** Keeps in which order the list showed its people, for the ways from card to card of this browser tab. */
export const keepOrder = (ids: readonly number[]): void => {
  try {
    sessionStorage.setItem(name, ids.join(','))
  } catch {
    // Without storage the cards have no neighbours.
  }
}

const readOrder = (): number[] => {
  try {
    return (sessionStorage.getItem(name) ?? '').split(',').map(Number)
  } catch {
    return []
  }
}

/** The people before and after a contact in the list that led to the card. */
export const useNeighbours = (contactId: number) => {
  const order = useHydrated() ? readOrder() : []
  const at = order.indexOf(contactId)
  return at < 0 ? {} : { previous: order[at - 1], next: order[at + 1] }
}
