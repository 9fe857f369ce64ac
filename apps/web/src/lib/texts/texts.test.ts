import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import type { Locale } from '@lectern/contract/kernel/locales'
import { createI18n } from './texts.ts'

const compiled = (icu: string) => compileMessageOrThrow(icu)

const fillMessage = (
  locale: Locale,
  message: ReturnType<typeof compiled>,
  values: Record<string, string | number>,
): string => createI18n(locale, { 'test.text': message }).t('test.text', values)

describe('a compiled text', () => {
  test('keeps plain words as they are, an own # included', () => {
    expect(fillMessage('en', compiled('Question # one'), {})).toBe('Question # one')
  })

  test('takes values into their places', () => {
    expect(fillMessage('en', compiled('Stored {time}'), { time: '12:03:05' })).toBe('Stored 12:03:05')
  })

  test.each([
    [1, '1 урок'],
    [3, '3 уроки'],
    [5, '5 уроків'],
    [1.5, '1,5 уроку'],
  ])('counts %d as Ukrainian does', (count, words) => {
    const message = compiled('{count, plural, one {# урок} few {# уроки} many {# уроків} other {# уроку}}')
    expect(fillMessage('uk', message, { count })).toBe(words)
  })

  test('takes values inside a plural form, and an exact number before its form', () => {
    const message = compiled('{count, plural, =0 {nobody} one {{name} alone} other {{name} and #}}')
    expect(fillMessage('en', message, { count: 0, name: 'Ada' })).toBe('nobody')
    expect(fillMessage('en', message, { count: 1, name: 'Ada' })).toBe('Ada alone')
    expect(fillMessage('en', message, { count: 2000, name: 'Ada' })).toBe('Ada and 2,000')
  })

  test('chooses by a word', () => {
    const message = compiled('{kind, select, quiz {a quiz} other {a lesson}}')
    expect(fillMessage('en', message, { kind: 'quiz' })).toBe('a quiz')
    expect(fillMessage('en', message, { kind: 'other thing' })).toBe('a lesson')
  })
})
