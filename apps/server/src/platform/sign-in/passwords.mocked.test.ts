import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

// Called "mocked" because the other files share a quick stand-in for this work (testing/quick-argon2.ts): here it is the real one.

it('a password is kept at the cost that OWASP names', async () => {
  expect(await hashPassword('a password')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

it('the kept password is told from others, and nobody has one', async () => {
  const kept = await hashPassword('a password')
  expect(await isPassword(kept, 'a password')).toBe(true)
  expect(await isPassword(kept, 'another')).toBe(false)
  expect(await isPassword(null, 'a password')).toBe(false)
})
