import type { Bind } from '../../platform/http/api.ts'
import { bindContactFields } from './fields/contact-fields.routes.ts'

/** Binds the people of a school (document 000 §2, CRM). */
export const registerContacts = (bind: Bind): void => {
  bindContactFields(bind)
}
