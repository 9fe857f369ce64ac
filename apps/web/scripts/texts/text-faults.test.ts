import { describe, expect, test } from 'vitest'
import { findIds, messageFaults } from './text-faults.ts'

const lessons = '{count, plural, one {# lesson} other {# lessons}}'

describe('a message', () => {
  test('is fine when all it needs is there', () => {
    const message = '{count, plural, one {# урок} few {# уроки} many {# уроків} other {# уроку}}'
    expect(messageFaults('uk', message, lessons, false)).toEqual([])
  })

  test('needs every plural form of its language, also inside another form', () => {
    const nested = '{a, plural, one {x} few {x} many {x} other {{b, plural, one {y} other {y}}}}'
    expect(messageFaults('ru', nested, '{a} {b}', false)).toEqual([
      'lacks the plural form "few"',
      'lacks the plural form "many"',
    ])
    expect(messageFaults('en', '{count, plural, other {# lessons}}', lessons, false)).toEqual([
      'lacks the plural form "one"',
    ])
  })

  test('holds the placeholders and elements of the English one, and no other', () => {
    expect(messageFaults('uk', 'Привіт, {nam}', 'Hello <0>{name}</0>', false)).toEqual([
      'lacks <0>',
      'lacks {name}',
      'has {nam}, the English has not',
    ])
  })

  test('chooses between the same cases as the English one', () => {
    const english = '{kind, select, marathon {the marathon} other {the course}}'
    expect(messageFaults('uk', '{kind, select, marathon {марафон} other {курс}}', english, false)).toEqual([])
    expect(messageFaults('uk', '{kind, select, other {курс}}', english, false)).toEqual([
      'does not choose by kind: marathon, other',
    ])
  })

  test('must be valid', () => {
    expect(messageFaults('en', 'Hello {name', 'Hello {name', false)).toEqual(['is not a valid message'])
  })

  test('must be translated, unless it is a name or holds no words', () => {
    expect(messageFaults('uk', 'Save', 'Save', false)).toEqual(['is still English'])
    expect(messageFaults('uk', 'CRM', 'CRM', true)).toEqual([])
    expect(messageFaults('uk', '{a}%', '{a}%', false)).toEqual([])
  })
})

test('finds whole ids and beginnings of computed ones', () => {
  const source =
    "t('auth.sign_in'); <T id=\"auth.terms\" />; t(`auth.error_${code}`); 'other.thing'; 'auth.json'"
  expect(findIds(source, ['auth'])).toEqual({
    ids: new Set(['auth.sign_in', 'auth.terms', 'auth.json']),
    families: new Set(['auth.error_']),
  })
})
