import { expect, test } from 'vitest'
import { isSignatureOf, signFields } from './hmac-md5.ts'

const secret = 'flk3409refn54t54t*FNJRET'

test.each([
  [
    'a purchase',
    'test_merch_n1;example.test;L-1-1;1700000000;100.5;UAH;Course;1;100.5',
    '690f541e6adbdc3e83566745945145de',
  ],
  [
    'a message',
    'test_merch_n1;L-1-1;100.5;UAH;541963;41****8217;Approved;1100',
    '42cc84ddacf9dd095b92d5a21de9fe74',
  ],
  ['a reply', 'DH783023;accept;1415379863', 'bd8d3443f99fb2c7a8b610ac600c80b0'],
  ['a refund', 'test_merch_n1;L-1-1;100.5;UAH', '64e9476342c8b65d6818368d9a1031aa'],
])('%s is signed as the provider does', (_what, text, signature) => {
  expect(signFields(secret, text.split(';'))).toBe(signature)
  expect(isSignatureOf(secret, text.split(';'), signature.toUpperCase())).toBe(true)
})

test('another amount, half a signature and a blank secret do not pass', () => {
  const signature = signFields(secret, ['100.5'])
  expect(isSignatureOf(secret, ['100.50'], signature)).toBe(false)
  expect(isSignatureOf(secret, ['100.5'], signature.slice(0, 16))).toBe(false)
  expect(isSignatureOf('', ['100.5'], signFields('', ['100.5']))).toBe(false)
})
