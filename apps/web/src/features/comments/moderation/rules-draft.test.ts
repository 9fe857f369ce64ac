import { commentRules, defaultCommentRules } from '@lectern/contract/comments/moderation/moderation'
import { moderationLimits } from '@lectern/contract/comments/moderation/moderation-limits'
import { expect, it } from 'vitest'
import { draftOf, readCount, rulesOf, stopWordsFault } from './rules-draft.ts'

const rules = { ...defaultCommentRules, text: 'Be kind.', stop_words: ['casino', 'buy now'] }

it('the form gives back the rules that it was filled with', () => {
  expect(rulesOf(draftOf(rules))).toEqual(rules)
  expect(commentRules.parse(rulesOf(draftOf(rules)))).toEqual(rules)
})

it.each([
  ['0', 0],
  [' 7 ', 7],
  ['50', 50],
  ['51', undefined],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['many', undefined],
])('a number typed as "%s" is %s', (text, count) => {
  expect(readCount(text, 50)).toBe(count)
})

it('stop words stand one in a line, and what cannot be stored is told', () => {
  const draft = draftOf(rules)
  expect(rulesOf({ ...draft, stopWords: ' casino \n\ncasino\nbuy now' })?.stop_words).toEqual([
    'casino',
    'buy now',
  ])
  expect(stopWordsFault('a')).toBe('too_short')
  expect(stopWordsFault('x'.repeat(moderationLimits.stopWord + 1))).toBe('too_long')
  const many = Array.from({ length: moderationLimits.stopWords + 1 }, (_, at) => `word${at}`)
  expect(stopWordsFault(many.join('\n'))).toBe('too_many')
  expect(rulesOf({ ...draft, stopWords: 'a' })).toBeUndefined()
})
