import { describe, expect, it } from 'vitest'
import { authTypeOf, takesCode, takesPassword } from './sign-in-methods.ts'

describe('the ways in', () => {
  it.each([
    ['both', 'hash', true, true, 'both'],
    ['password', 'hash', true, false, 'password'],
    ['code', 'hash', false, true, 'code'],
    ['both', null, false, true, 'code'],
    ['password', null, false, true, 'code'],
    ['code', null, false, true, 'code'],
  ])('%s with password %s: password %s, code %s', (authType, passwordHash, password, code, told) => {
    const ways = { authType, passwordHash }
    expect([takesPassword(ways), takesCode(ways), authTypeOf(ways)]).toEqual([password, code, told])
  })
})
