import type { CardTab, HistoryTitles } from '../contacts/index.ts'
import { listAbsorbed } from '../contacts/index.ts'
import { countOrdersOfSchool, listOrderTitles } from './staff-orders.repository.ts'

/** The tab of the card of a contact with what they ordered. */
export const ordersTab: CardTab = {
  name: 'orders',
  isOpen: ({ permissions }) => permissions.has('order_list') || permissions.has('order_read'),
  count: async (db, { staff: { schoolId }, now }, { id }) => {
    const contactIds = [id, ...(await listAbsorbed(db, schoolId, id))]
    return (await countOrdersOfSchool(db, { schoolId, group: 'all', contactIds, now })).total
  },
}

/** Orders as the history of a contact names them. */
export const orderTitles: HistoryTitles = { thing: 'order', load: listOrderTitles }
