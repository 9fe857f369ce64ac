import { foldForms } from '@lectern/contract/kernel/words/fold'
import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import { isEmptyValue } from './field-problem.ts'

/** The form in which values are compared that no two people may share; null for an empty one. */
export const comparedForm = (value: ContactFieldValue): string | null => {
  if (isEmptyValue(value)) return null
  return typeof value === 'string' ? foldForms(value) : JSON.stringify(value)
}
