import { describe, expect, it } from 'vitest'
import { defaultCommentRules } from '../moderation/moderation.ts'
import { countLinks, hasStopWord, judgeComment } from './judge-comment.ts'

const rules = { ...defaultCommentRules, newcomer_comments: 3, newcomer_links: 1 }
const oneLink = 'Read https://a.example/x'
const twoLinks = `${oneLink}, and www.b.example`

describe('links', () => {
  it.each([
    ['no link here', 0],
    [oneLink, 1],
    [twoLinks, 2],
    ['HTTPS://A.EXAMPLE http://b.example', 2],
    ['http:// alone', 0],
  ])('of "%s": %i', (text, count) => {
    expect(countLinks(text)).toBe(count)
  })
})

describe('words that make a comment wait', () => {
  it.each([
    ['Buy CHEAP pills!', ['cheap'], true],
    ['cheaper is better', ['cheap'], false],
    ['КУПИ-дёшево', ['купи дёшево'], true],
    ['ｃｈｅａｐ', ['cheap'], true],
    ['che\u200Bap', ['cheap'], true],
    ['anything', ['!!'], false],
    ['anything', [], false],
  ])('%s by %j: %s', (text, words, found) => {
    expect(hasStopWord(text, words)).toBe(found)
  })
})

describe('a comment', () => {
  it('of a newcomer may have so many links, and of somebody known any number', () => {
    expect(judgeComment(rules, oneLink, 0)).toEqual({ kind: 'shown' })
    expect(judgeComment(rules, twoLinks, 2)).toEqual({ kind: 'too_many_links', max: 1 })
    expect(judgeComment(rules, twoLinks, 3)).toEqual({ kind: 'shown' })
    expect(judgeComment({ ...rules, newcomer_comments: 0 }, twoLinks, 0)).toEqual({ kind: 'shown' })
  })

  it('waits for its words whoever wrote it, and as the first of a newcomer where the school wants that', () => {
    const strict = { ...rules, stop_words: ['casino'], is_newcomer_held: true }
    expect(judgeComment(strict, 'Casino tonight', 100)).toEqual({ kind: 'held', reason: 'stop_word' })
    expect(judgeComment(strict, 'Good evening', 2)).toEqual({ kind: 'held', reason: 'newcomer' })
    expect(judgeComment(strict, 'Good evening', 3)).toEqual({ kind: 'shown' })
  })
})
