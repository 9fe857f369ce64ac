import { z } from 'zod'
import { dataOf } from '../../kernel/envelope.ts'
import { idParam } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { mayReadContact } from '../card/may-read-contact.ts'
import { contactConsents, recordedConsent } from './consents.ts'

const params = z.object({ contact: idParam })
const mayEdit = { kind: 'staff', anyOf: ['contact_edit'] } as const

export const getContactConsents = defineOperation({
  id: 'contacts.getContactConsents',
  method: 'GET',
  path: '/contacts/:contact/consents',
  summary: 'Whether a person may be written to, about what, and from where that is known',
  params,
  output: dataOf(contactConsents),
  errors: [],
  permission: mayReadContact,
})

export const recordConsent = defineOperation({
  id: 'contacts.recordConsent',
  method: 'POST',
  path: '/contacts/:contact/consents',
  summary: 'Write down what a person said; their own no is turned into a yes by themselves alone',
  params,
  body: recordedConsent,
  output: dataOf(contactConsents),
  errors: ['consent_is_theirs', 'contact_erased'],
  permission: mayEdit,
})

export const suppressAddress = defineOperation({
  id: 'contacts.suppressAddress',
  method: 'PUT',
  path: '/contacts/:contact/suppression',
  summary: 'Never write to the address of a person, whatever is imported later',
  params,
  output: dataOf(contactConsents),
  errors: ['contact_without_email', 'contact_erased'],
  permission: mayEdit,
})

export const liftSuppression = defineOperation({
  id: 'contacts.liftSuppression',
  method: 'DELETE',
  path: '/contacts/:contact/suppression',
  summary: 'Let an address be written to again that the staff had kept out',
  params,
  output: dataOf(contactConsents),
  errors: ['suppression_stays', 'contact_without_email', 'contact_erased'],
  permission: mayEdit,
})
