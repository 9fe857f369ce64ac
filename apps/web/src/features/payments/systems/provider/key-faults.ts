import type { KeyField } from '@lectern/contract/payments/connections'

/** What is wrong with a key before anybody is asked: the end of the text that says so. */
export type KeyFault =
  | 'missing'
  | 'form'
  | 'secret_key'
  | 'secret_key_public'
  | 'secret_key_signing'
  | 'signing_secret'
  | 'signing_secret_key'
  | 'merchant_domain'

const faultOfForm = (name: string, value: string): KeyFault => {
  if (name === 'secret_key') {
    if (value.startsWith('pk_')) return 'secret_key_public'
    return value.startsWith('whsec_') ? 'secret_key_signing' : /^[rs]k_/.test(value) ? 'form' : 'secret_key'
  }
  if (name === 'signing_secret') {
    if (/^[rsp]k_/.test(value)) return 'signing_secret_key'
    return value.startsWith('whsec_') ? 'form' : 'signing_secret'
  }
  return name === 'merchant_domain' ? 'merchant_domain' : 'form'
}

/**
 * What is wrong with a key as it is typed.
 * @param isKept whether the school keeps one already, which an empty field leaves as it is
 */
export const keyFault = (
  { name, form, isOptional }: KeyField,
  typed: string,
  isKept: boolean,
): KeyFault | undefined => {
  const value = typed.trim()
  if (value === '') return isKept || isOptional === true ? undefined : 'missing'
  return form.test(value) ? undefined : faultOfForm(name, value)
}
