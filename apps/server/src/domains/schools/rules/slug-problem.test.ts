import { describe, expect, it } from 'vitest'
import { slugProblem } from './slug-problem.ts'

describe('the address of a school', () => {
  it.each(['demo', 'my-school-2', 'a1b', 'x'.repeat(63)])('may be %j', (slug) => {
    expect(slugProblem(slug)).toBeNull()
  })

  it.each([
    '',
    'ab',
    '-abc',
    'abc-',
    'a--b',
    'школа',
    'a.b.c',
    'a b c',
    'xn--',
    'x'.repeat(64),
    'a_b_c',
    '%2e%2e',
  ])('cannot be %j', (slug) => {
    expect(slugProblem(slug)).toBe('invalid')
  })

  it.each(['www', 'api', 'admin', 'login', 'account', 'lectern'])('%j is kept for the platform', (slug) => {
    expect(slugProblem(slug)).toBe('reserved')
  })
})
