import { z } from 'zod'
import { dataOf, wholeList } from '../kernel/envelope.ts'
import { id } from '../kernel/ids.ts'
import { listLimits } from '../kernel/limits.ts'
import { defineOperation } from '../kernel/operation.ts'
import { contactFieldValue } from '../identity/own-fields.ts'
import { contactTab, registrationField } from './contact-fields.ts'

export const listContactTabs = defineOperation({
  id: 'contacts.listContactTabs',
  method: 'GET',
  path: '/contact-tabs-fields/users/fields/all',
  summary: 'Own fields of the school of this host, in tabs, with the values of the signed-in person',
  output: dataOf(wholeList(contactTab, listLimits.contactTabs)),
  errors: [],
  permission: { kind: 'session' },
})

export const listRegistrationFields = defineOperation({
  id: 'contacts.listRegistrationFields',
  method: 'GET',
  path: '/public/registration-fields',
  summary: 'Own fields of the school of this host that whoever opens an account is asked for',
  output: dataOf(wholeList(registrationField, listLimits.ownFields)),
  errors: [],
  permission: { kind: 'public', why: 'Whoever opens an account has none yet; the fields hold no values.' },
})

export const saveContactFields = defineOperation({
  id: 'contacts.saveContactFields',
  method: 'PUT',
  path: '/students/fields',
  summary: 'Fill in own fields of the school of this host',
  body: z.strictObject({
    fields: z.array(z.strictObject({ id, value: contactFieldValue })).max(200),
  }),
  output: dataOf(wholeList(contactTab, listLimits.contactTabs)),
  errors: [],
  permission: { kind: 'session' },
})
