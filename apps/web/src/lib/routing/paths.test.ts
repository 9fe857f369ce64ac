import { describe, expect, test } from 'vitest'
import { isLocalPath, loginPath, paths, withoutParameter } from './paths.ts'

describe('a path to go on to', () => {
  test.each(['/', '/courses', '/courses/a-b?x=1#top', '/expert/courses?new=true'])('may be %s', (path) => {
    expect(isLocalPath(path)).toBe(true)
  })

  test.each([
    '//evil.test',
    '/\\evil.test',
    '/ok\\..\\evil',
    'https://evil.test',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/a b',
    '',
    'courses',
    undefined,
    ['/courses'],
  ])('may not be %j', (value) => {
    expect(isLocalPath(value)).toBe(false)
  })
})

test('sign-in leads back to where the person wanted to go, on this site only', () => {
  expect(loginPath('/expert/courses?new=true')).toBe('/login?next=%2Fexpert%2Fcourses%3Fnew%3Dtrue')
  expect(loginPath('//evil.test')).toBe('/login')
  expect(loginPath('/')).toBe('/login')
})

test('a parameter is taken out and the rest of the address stays', () => {
  expect(withoutParameter('/courses?token=abc&x=1', 'token')).toBe('/courses?x=1')
  expect(withoutParameter('/courses?token=abc', 'token')).toBe('/courses')
  expect(withoutParameter('/courses?x=token', 'token')).toBeUndefined()
})

test('names in addresses cannot leave their place', () => {
  expect(paths.lesson('a/b', '../c?d')).toBe('/courses/a%2Fb/..%2Fc%3Fd')
})
