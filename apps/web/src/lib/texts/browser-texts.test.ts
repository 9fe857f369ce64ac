import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setFaultSink } from '../reporting.ts'
import { createBrowserTexts } from './browser-texts.ts'
import type { LoadGroup } from './load-group.ts'

vi.mock('virtual:text-files', () => ({ textFiles: {} }))

const signInWords = { 'auth.sign_in': ['Увійти'] }
const loadGroup = vi.fn<LoadGroup>()
let restore = () => {}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'uk' } })
  restore = setFaultSink(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  loadGroup.mockReset()
  restore()
})

const signIn = (texts: ReturnType<typeof createBrowserTexts>) => texts.i18n.t('auth.sign_in')

test('a group is loaded once, in the language of the page', async () => {
  loadGroup.mockResolvedValue(signInWords)
  const texts = createBrowserTexts(loadGroup)
  await Promise.all([texts.need('auth'), texts.need('auth')])
  await texts.need('auth')
  expect(signIn(texts)).toBe('Увійти')
  expect(loadGroup.mock.calls).toEqual([['uk', 'auth']])
})

test('groups are loaded beside each other', async () => {
  const started: string[] = []
  const answer = Promise.withResolvers<typeof signInWords>()
  loadGroup.mockImplementation((_locale, group) => {
    started.push(group)
    return answer.promise
  })
  const texts = createBrowserTexts(loadGroup)
  const ready = texts.need('auth', 'common')
  expect(started).toEqual(['auth', 'common'])
  answer.resolve(signInWords)
  await ready
})

test('what could not be loaded is asked for again the next time', async () => {
  loadGroup.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(signInWords)
  const texts = createBrowserTexts(loadGroup)
  await expect(texts.need('auth')).rejects.toThrow('offline')
  await texts.need('auth')
  expect(signIn(texts)).toBe('Увійти')
})
