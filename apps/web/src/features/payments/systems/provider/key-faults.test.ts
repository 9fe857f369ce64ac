import { providers } from '@lectern/contract/payments/connections'
import { expect, test } from 'vitest'
import { keyFault } from './key-faults.ts'

const fields = [...Object.values(providers)].flatMap(({ keys }) => keys)

test.each([
  ['secret_key', '', 'missing'],
  ['secret_key', 'pk_test_51abcdefghij', 'secret_key_public'],
  ['secret_key', 'whsec_abcdefghij', 'secret_key_signing'],
  ['secret_key', 'anything', 'secret_key'],
  ['secret_key', 'sk_live_', 'form'],
  ['secret_key', ' rk_test_51abcdefghij ', undefined],
  ['signing_secret', '', undefined],
  ['signing_secret', 'sk_live_51Hqabcdefgh', 'signing_secret_key'],
  ['signing_secret', 'anything', 'signing_secret'],
  ['signing_secret', 'whsec_', 'form'],
  ['signing_secret', 'whsec_abcdefgh12', undefined],
  ['merchant_domain', 'https://school.test/', 'merchant_domain'],
  ['merchant_domain', 'school.test', undefined],
  ['client_id', 'two words', 'form'],
] as const)('%s “%s”: %s', (name, typed, fault) => {
  const field = fields.find((each) => each.name === name)
  expect(field && keyFault(field, typed, false)).toBe(fault)
})

test('what is kept may stay as it is', () => {
  for (const field of fields) expect(keyFault(field, '', true)).toBeUndefined()
})
