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
  selection_changed: {
    status: 409,
    message: 'Other contacts match now than were rehearsed: rehearse again.',
  },
  too_many_tags: { status: 422, message: 'A contact has 50 tags at most, a school 1,000.' },
  bad_filter: { status: 422, message: 'The filter does not fit the school. Where and why is in `fields`.' },
  too_many_lists: { status: 422, message: 'A school has 200 lists of contacts at most.' },
  list_name_taken: { status: 422, message: 'There is a list with this name.' },
  list_changed: { status: 409, message: 'Somebody else changed this list meanwhile.' },
  list_in_use: { status: 409, message: 'Another list asks who is on this one.' },
  list_fills_itself: { status: 409, message: 'This list fills itself: nobody is put on it by hand.' },
  tag_taken: { status: 422, message: 'There is a tag with this name.' },
})
