import { expect, it, test } from 'vitest'
import { normalEmail } from './email-address.ts'
import { email } from './people.ts'

it('is one address in both forms of an internationalised domain', () => {
  for (const written of ['user@почта.укр', 'User@ПОЧТА.укр', 'user@xn--80a1acny.xn--j1amh'])
    expect(email.parse(written)).toBe('user@xn--80a1acny.xn--j1amh')
  expect(email.parse('user@bücher.example')).toBe(email.parse('user@bu\u0308cher.example'))
})

test.each([
  'user@почта',
  'user@поч та.укр',
  'user@почта.укр/x',
  'user@почта.укр:80',
  'імʼя@почта.укр',
  'user@',
])('%s is no address', (written) => expect(email.safeParse(written).success).toBe(false))

test('what is no address stays as it is written', () => {
  expect(normalEmail(' Olga ')).toBe('olga')
  expect(normalEmail('a@x.com')).toBe('a@x.com')
})
