import type { SchoolIds } from '../everything.ts'
import type { SampleCall } from '../sample-call.ts'
import { mergeOrderOf } from './prepare-merging.ts'

let added = 0

const tagged = (tag: number) => ({ family: 'tag', field: 'has', operator: 'any_of', value: [tag] })

const strangersOf = ({ mergeable: [one, other] }: SchoolIds) => ({ contact: one.id, other: other.id })

/** Good calls about the contacts of a school. */
export const contactSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'contacts.listContacts': () => ({ query: { search: 'sample', sort: 'name' } }),
  'contacts.getContact': (ids) => ({ params: { contact: ids.contact } }),
  'contacts.getCardParts': (ids) => ({ params: { contact: ids.contact } }),
  'contacts.listContactColumns': () => ({}),
  'contacts.listContactHistory': (ids) => ({ params: { contact: ids.contact }, query: { kind: 'team' } }),
  'contacts.getContactLogins': (ids) => ({ params: { contact: ids.contact } }),
  'contacts.getContactPoints': (ids) => ({ params: { contact: ids.contact } }),
  'courses.listContactProducts': (ids) => ({ params: { contact: ids.contact } }),
  'comments.listContactComments': (ids) => ({ params: { contact: ids.contact } }),
  'contacts.getContactConsents': (ids) => ({ params: { contact: ids.contact } }),
  'contacts.recordConsent': (ids) => ({
    params: { contact: ids.contact },
    body: { topic: 'letters', state: 'granted', note: 'At the fair, on paper' },
  }),
  'contacts.suppressAddress': (ids) => ({ params: { contact: ids.contact } }),
  'contacts.liftSuppression': (ids) => ({ params: { contact: ids.contact } }),
  'contacts.listSuggestions': (ids) => ({ params: { contact: ids.mergeable[0].id } }),
  'contacts.listLikePairs': () => ({ query: { sort: 'phone' } }),
  'contacts.markStrangers': (ids) => ({ params: strangersOf(ids) }),
  'contacts.unmarkStrangers': (ids) => ({ params: strangersOf(ids) }),
  'contacts.compareContacts': (ids) => ({ params: strangersOf(ids) }),
  'contacts.listContactMerges': (ids) => ({ params: { contact: ids.mergeable[0].id } }),
  'contacts.createContact': () => ({
    body: { name: 'Sample', email: `contact-${(added += 1)}@lectern.test`, tags: ['Sample'] },
  }),
  'contacts.updateContact': (ids) => ({
    params: { contact: ids.contact },
    body: { city: 'Lviv', fields: { [ids.contactField]: 'Sample value' }, was: { city: null } },
  }),
  'contacts.setContactTags': (ids) => ({
    params: { contact: ids.contact },
    body: { add: ['Sample tag'], remove: [] },
  }),
  'contacts.listTags': () => ({}),
  'contacts.listLooks': (ids) => ({ query: { contact: String(ids.contact), kind: 'opened' } }),
  'contacts.listManagers': () => ({}),
  'contacts.getContactSettings': () => ({}),
  'contacts.orderContactFields': (ids) => ({ body: { tabs: ids.contactOrder, was: ids.contactOrder } }),
  'contacts.createContactTab': () => ({ body: { title: 'Sample tab', titles: { uk: 'Вкладка' } } }),
  'contacts.updateContactTab': (ids) => ({
    params: { tab: ids.emptyContactTab },
    body: { title: 'Renamed' },
  }),
  'contacts.createContactField': (ids) => ({
    body: { tab_id: ids.contactTab, title: 'Sample', type: 'select', options: [{ title: 'One' }] },
  }),
  'contacts.updateContactField': (ids) => ({
    params: { field: ids.contactField },
    body: { titles: { uk: 'Поле' }, is_unique: false },
  }),
  'contacts.rehearseContactField': (ids) => ({
    params: { field: ids.contactField },
    body: { is_unique: true },
  }),
  'contacts.rehearseContactAction': (ids) => ({
    body: {
      selection: { filter: { search: 'known', tag: String(ids.tag) } },
      action: { kind: 'tag', tag: 'Known' },
    },
  }),
  'contacts.startContactAction': (ids) => ({
    body: { selection: { ids: [ids.contact] }, action: { kind: 'tag', tag: 'Sample tag' }, expected: 1 },
  }),
  'contacts.exportContacts': (ids) => ({
    body: {
      selection: { ids: [ids.contact] },
      columns: ['email', 'tags'],
      field_ids: [ids.contactField],
      format: 'csv',
    },
  }),
  'contacts.listContactImports': () => ({}),
  'contacts.getContactImport': (ids) => ({ params: { import: ids.readyImport } }),
  'contacts.listImportRows': (ids) => ({ params: { import: ids.checkedImport } }),
  'contacts.checkContactImport': (ids) => ({
    params: { import: ids.readyImport },
    body: { mapping: [{ to: 'email' }], rules: { known: 'leave' }, base_version: 0 },
  }),
  'contacts.startContactImport': (ids) => ({
    params: { import: ids.checkedImport },
    body: {
      expected: { create: 1, update: 0, partly: 0, unchanged: 0, skipped: 0 },
      base_version: 0,
    },
  }),
  'tasks.listTasks': () => ({}),
  'tasks.getTask': (ids) => ({ params: { task: ids.doneTask } }),
  'tasks.cancelTask': (ids) => ({ params: { task: ids.waitingTask }, body: {} }),
  'tasks.undoTask': (ids) => ({ params: { task: ids.doneTask }, body: {} }),
  'views.listViews': () => ({ params: { list: 'contacts' } }),
  'views.createView': (ids) => ({
    params: { list: 'contacts' },
    body: { name: 'Sample', query: { tag: String(ids.tag) }, columns: ['city'] },
  }),
  'views.updateView': (ids) => ({
    params: { list: 'contacts', view: ids.view },
    body: { name: 'Another name', query: { account: 'without', sort: 'name' } },
  }),
  'views.countViews': (ids) => ({ params: { list: 'contacts' }, body: { views: [ids.view] } }),
  'contacts.listFilterFields': () => ({}),
  'contacts.countContacts': () => ({ body: { search: 'a' } }),
  'contacts.countFilter': (ids) => ({ body: { filter: tagged(ids.tag) } }),
  'contacts.listContactLists': () => ({}),
  'contacts.createContactList': (ids) => ({
    body: { name: `Sample ${(added += 1)}`, kind: 'filter', filter: tagged(ids.tag) },
  }),
  'contacts.getContactList': (ids) => ({ params: { list: ids.contactList } }),
  'contacts.addToContactList': (ids) => ({
    params: { list: ids.contactList },
    body: { contacts: [ids.contact] },
  }),
  'contacts.checkMembership': (ids) => ({ params: { list: ids.contactList, contact: ids.contact } }),
  'contacts.listMembershipChanges': (ids) => ({ params: { list: ids.contactList } }),
  'contacts.removeFromContactList': (ids) => ({
    params: { list: ids.contactList },
    body: { contacts: [ids.contact] },
  }),
  'contacts.updateContactList': (ids) => ({
    params: { list: ids.contactList },
    body: { name: 'Another name of a list' },
  }),
  'contacts.createTag': () => ({ body: { name: `Sample tag ${(added += 1)}` } }),
  'contacts.renameTag': (ids) => ({ params: { tag: ids.tag }, body: { name: 'Another name' } }),
}

/** What removes comes last. */
export const lastContactSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'contacts.mergeContacts': (ids) => ({
    params: { contact: ids.mergeable[0].id },
    body: mergeOrderOf(ids.mergeable),
  }),
  'contacts.undoMerge': (ids) => ({ params: { merge: ids.merge } }),
  'contacts.archiveContactField': (ids) => ({ params: { field: ids.archivedContactField } }),
  'contacts.restoreContactField': (ids) => ({ params: { field: ids.archivedContactField } }),
  'contacts.deleteContactTab': (ids) => ({ params: { tab: ids.emptyContactTab } }),
  'views.deleteView': (ids) => ({ params: { list: 'contacts', view: ids.spareView } }),
  'contacts.deleteContactList': (ids) => ({ params: { list: ids.contactList } }),
  'contacts.deleteContactImport': (ids) => ({ params: { import: ids.lostImport } }),
  'contacts.deleteTag': (ids) => ({ params: { tag: ids.unusedTag } }),
}
