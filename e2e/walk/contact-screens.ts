import { cardTabs } from '@lectern/contract/contacts/card/contact-card'
import type { WalkedSchool } from './school.ts'

const crm = (path: string) => (school: WalkedSchool) => `${school.desk}/expert/crm${path}`

/** The list of contacts and what it can be asked, and its settings. */
const contactsScreens = {
  contacts: crm('/contacts'),
  'contacts without an account': crm('/contacts?account=without&sorted=name'),
  'somebody added': crm('/contacts?new=true'),
  'contact settings': crm('/contacts?view=settings'),
  'access log of contacts': crm('/contacts?view=settings&part=log'),
  'tags of contacts': crm('/contacts?view=settings&part=tags'),
}

/** Lists of contacts, and one being made. */
const contactListScreens = {
  'lists of contacts': crm('/contact-lists'),
  'a new list of contacts': crm('/contact-lists?new=true'),
}

/** Contacts that may be one person, and two of them beside each other. */
const duplicateScreens = {
  'contacts with the same phone': crm('/contacts/duplicates'),
  'contacts with similar e-mails': crm('/contacts/duplicates?by=name'),
}
const comparisonScreens = {
  'two contacts compared': (school: WalkedSchool) =>
    crm(`/contacts/duplicates/${school.contactId}/${school.otherContactId}`)(school),
}

/** Every tab of the card of a contact. */
const contactScreens = Object.fromEntries(
  cardTabs.map((tab) => [
    `${tab} of a contact`,
    (school: WalkedSchool) => crm(`/contacts/${school.contactId}?tab=${tab}`)(school),
  ]),
)

/** The list of imports, and the first step of one. */
const importsScreens = {
  'imports of contacts': crm('/contacts/import'),
  'a new import of contacts': crm('/contacts/import?new=true'),
}

/** The steps of an import whose dry run is over. */
const importScreens = Object.fromEntries(
  ['file', 'columns', 'dry'].map((tab) => [
    `${tab} of an import`,
    (school: WalkedSchool) => crm(`/contacts/import/${school.importId}?tab=${tab}`)(school),
  ]),
)

/** Orders in their groups, one being made, and one beside the others. */
const ordersScreens = {
  orders: crm('/orders'),
  'orders that are late': crm('/orders?group=late'),
  'orders with columns': crm(
    `/orders?view=table&columns=${encodeURIComponent(JSON.stringify(['email', 'phone', 'paid', 'refunded', 'days_in_stage', 'comments']))}`,
  ),
  'a new order': crm('/orders?new=true'),
  'an order beside the others': (school: WalkedSchool) => crm(`/orders?order=${school.orderId}`)(school),
}
const orderScreens = {
  'an order': (school: WalkedSchool) => crm(`/orders/${school.orderId}`)(school),
}

/** The pages of contacts and orders by their addresses in the router's tree. */
export const crmScreens = {
  '/expert/crm/contacts': contactsScreens,
  '/expert/crm/contacts/duplicates': duplicateScreens,
  '/expert/crm/contacts/duplicates/$contactId/$otherId': comparisonScreens,
  '/expert/crm/contacts/import': importsScreens,
  '/expert/crm/contacts/import/$importId': importScreens,
  '/expert/crm/contact-lists': contactListScreens,
  '/expert/crm/contacts/$contactId': contactScreens,
  '/expert/crm/orders': ordersScreens,
  '/expert/crm/orders/$orderId': orderScreens,
}
