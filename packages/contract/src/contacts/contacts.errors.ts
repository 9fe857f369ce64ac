import { defineErrors } from '../kernel/errors.ts'

export const contactsErrors = defineErrors({
  contact_email_taken: { status: 422, message: 'Another contact of the school has this e-mail.' },
  contact_changed: {
    status: 409,
    message: 'Somebody else changed this meanwhile. What stands now is in `fields`.',
  },
  contact_email_of_account: {
    status: 422,
    message: 'The e-mail belongs to the person’s account: only the person changes it.',
  },
  contact_erased: { status: 409, message: 'This contact is erased.' },
  consent_is_theirs: { status: 409, message: 'The person said no: only they turn it into a yes.' },
  contact_without_email: { status: 409, message: 'This contact has no e-mail.' },
  two_accounts: { status: 409, message: 'Both contacts have an account: they cannot be merged.' },
  account_stays: { status: 409, message: 'The contact with the account is the one that stays.' },
  merge_stays: {
    status: 409,
    message:
      'This merge cannot be taken back: more than 30 days have passed, or one of the two was erased, merged again or taken back.',
  },
  suppression_stays: {
    status: 409,
    message: 'The address is kept out because of what its owner did: only they change it.',
  },
  selection_changed: {
    status: 409,
    message: 'Other contacts match now than were rehearsed: rehearse again.',
  },
  too_many_tags: { status: 422, message: 'A contact has 50 tags at most, a school 1,000.' },
  too_many_contact_tabs: { status: 422, message: 'A school has 50 tabs at most.' },
  contact_tab_not_empty: { status: 409, message: 'The tab still holds fields, perhaps archived ones.' },
  too_many_contact_fields: {
    status: 422,
    message: 'A school asks 200 fields at most, and keeps 1,000 with the archived ones.',
  },
  contact_field_key_taken: { status: 422, message: 'Another field of the school has this key.' },
  contact_field_answered: {
    status: 409,
    message: 'People have answered this field: its kind stays as it is.',
  },
  contact_field_shared: {
    status: 422,
    message: 'Some people have the same value here. A unique field needs different ones.',
  },
  contact_values_lost: {
    status: 409,
    message: 'Some people would lose a value. The same call with `accepts_loss` takes it away.',
  },
  contact_order_stale: { status: 409, message: 'Somebody else put the fields in another order meanwhile.' },
  bad_filter: { status: 422, message: 'The filter does not fit the school. Where and why is in `fields`.' },
  too_many_lists: { status: 422, message: 'A school has 200 lists of contacts at most.' },
  list_name_taken: { status: 422, message: 'There is a list with this name.' },
  list_changed: { status: 409, message: 'Somebody else changed this list meanwhile.' },
  list_in_use: { status: 409, message: 'Another list asks who is on this one.' },
  list_fills_itself: { status: 409, message: 'This list fills itself: nobody is put on it by hand.' },
  too_many_imports: {
    status: 422,
    message: 'A person has 5 imports of contacts at most that are not over, a school 20.',
  },
  import_changed: { status: 409, message: 'Somebody else changed this import meanwhile.' },
  import_not_ready: { status: 409, message: 'The import is not at this step.' },
  import_stale: { status: 409, message: 'Another dry run was made since: look at it first.' },
  tag_in_use: { status: 409, message: 'Somebody has this tag: it is removed from people first.' },
  tag_taken: { status: 422, message: 'There is a tag with this name.' },
})
