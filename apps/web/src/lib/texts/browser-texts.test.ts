import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setFaultSink } from '../reporting.ts'
import { createBrowserTexts } from './browser-texts.ts'
import type { FetchGroups, LoadedGroup } from './fetch-groups.ts'

const kept = new Map<string, string>()
const group = (hash: string, text: string): LoadedGroup => ({ hash, messages: { 'auth.sign_in': [text] } })
const fetchGroups = vi.fn<FetchGroups>()
let restore = () => {}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'uk' } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  restore = setFaultSink(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
  fetchGroups.mockReset()
  restore()
})

const signIn = (texts: ReturnType<typeof createBrowserTexts>) => texts.i18n.t('auth.sign_in')

test('a group that came with the page is not asked for', async () => {
  const texts = createBrowserTexts(fetchGroups)
  texts.receive(JSON.stringify({ auth: group('1', 'Увійти') }))
  await texts.need('auth')
  expect(signIn(texts)).toBe('Увійти')
  expect(fetchGroups).not.toHaveBeenCalled()
})

test('a group is asked for once, in the language of the page, and kept on the device', async () => {
  fetchGroups.mockResolvedValue({ auth: group('1', 'Увійти') })
  const texts = createBrowserTexts(fetchGroups)
  await Promise.all([texts.need('auth'), texts.need('auth')])
  await texts.need('auth')
  expect(signIn(texts)).toBe('Увійти')
  expect(fetchGroups.mock.calls).toEqual([['uk', ['auth']]])
  expect([...kept.keys()]).toEqual(['lectern-texts:uk:auth'])
})

test('a kept group is shown at once, and replaced when it has changed', async () => {
  kept.set('lectern-texts:uk:auth', JSON.stringify(group('1', 'Старе')))
  const answer = Promise.withResolvers<Record<string, LoadedGroup>>()
  fetchGroups.mockReturnValue(answer.promise)
  const texts = createBrowserTexts(fetchGroups)
  await texts.need('auth')
  expect(signIn(texts)).toBe('Старе')

  const changed = new Promise((resolve) => texts.i18n.onLoad(() => resolve(undefined)))
  answer.resolve({ auth: group('2', 'Нове') })
  await changed
  expect(signIn(texts)).toBe('Нове')
})

test('a kept group that cannot be read is asked for', async () => {
  kept.set('lectern-texts:uk:auth', '{"hash":')
  fetchGroups.mockResolvedValue({ auth: group('1', 'Увійти') })
  const texts = createBrowserTexts(fetchGroups)
  await texts.need('auth')
  expect(signIn(texts)).toBe('Увійти')
})

test('what could not be loaded is asked for again the next time', async () => {
  fetchGroups.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ auth: group('1', 'Увійти') })
  const texts = createBrowserTexts(fetchGroups)
  await expect(texts.need('auth')).rejects.toThrow('offline')
  await texts.need('auth')
  expect(signIn(texts)).toBe('Увійти')
})
