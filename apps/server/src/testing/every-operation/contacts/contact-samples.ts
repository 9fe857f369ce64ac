import type { SchoolIds } from '../everything.ts'
import type { SampleCall } from '../sample-call.ts'

let added = 0

const tagged = (tag: number) => ({ family: 'tag', field: 'has', operator: 'any_of', value: [tag] })

/** Good calls about the contacts of a school. */
export const contactSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'contacts.listContacts': () => ({ query: { search: 'sample', sort: 'name' } }),
  'contacts.getContact': (ids) => ({ params: { contact: ids.contact } }),
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
  'contacts.listManagers': () => ({}),
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
  'tasks.listTasks': () => ({}),
  'tasks.getTask': (ids) => ({ params: { task: ids.doneTask } }),
  'tasks.cancelTask': (ids) => ({ params: { task: ids.waitingTask }, body: {} }),
  'tasks.undoTask': (ids) => ({ params: { task: ids.doneTask }, body: {} }),
  'contacts.listFilterFields': () => ({}),
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
  'contacts.renameTag': (ids) => ({ params: { tag: ids.tag }, body: { name: 'Another name' } }),
}

/** What removes comes last. */
export const lastContactSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'contacts.deleteContactList': (ids) => ({ params: { list: ids.contactList } }),
  'contacts.deleteTag': (ids) => ({ params: { tag: ids.tag } }),
}
