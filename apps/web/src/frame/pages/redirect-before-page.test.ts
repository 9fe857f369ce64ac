import { expect, test, vi } from 'vitest'
import type { DirectApi } from '@lectern/contract/kernel/page-renderer'
import { redirectBeforePage } from './redirect-before-page.ts'

const answering = (status: number) => vi.fn<DirectApi>().mockResolvedValue({ status, body: {} })
const at = (path: string) => new URL(path, 'http://school.test')

test('a token leaves the address', async () => {
  expect(await redirectBeforePage(at('/courses?token=abc&x=1'), answering(200))).toBe('/courses?x=1')
})

test('an expert page without a session leads to sign-in and back', async () => {
  expect(await redirectBeforePage(at('/expert/courses?new=true'), answering(401))).toBe(
    '/login?next=%2Fexpert%2Fcourses%3Fnew%3Dtrue',
  )
})

test('an expert page with a session is given', async () => {
  expect(await redirectBeforePage(at('/expert'), answering(200))).toBeUndefined()
})

test.each(['/', '/courses', '/expertise'])('%s is open, and costs no call', async (path) => {
  const api = answering(401)
  expect(await redirectBeforePage(at(path), api)).toBeUndefined()
  expect(api).not.toHaveBeenCalled()
})
