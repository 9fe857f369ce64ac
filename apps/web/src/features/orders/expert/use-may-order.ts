import { useHeldRights } from '../../staff/index.ts'

/** Whether the reader may make an order by hand: it names a contact and an offer. */
export const useMayOrder = (): boolean => {
  const held = useHeldRights()
  const seesContacts = held.has('contact_list') || held.has('contact_read')
  return held.has('order_create') && held.has('offer_list') && seesContacts
}
