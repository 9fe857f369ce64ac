import { expect, it } from 'vitest'
import { mentionAt, sentText, withMention } from './mention-words.ts'

const anna = { id: 5, name: 'Anna' }
const annaMaria = { id: 6, name: 'Anna Maria' }

it.each([
  ['@', 1, { from: 0, search: '' }],
  ['Dear @an', 8, { from: 5, search: 'an' }],
  ['(@Їжак Петр', 11, { from: 1, search: 'Їжак Петр' }],
  ['Dear @an, hello', 8, { from: 5, search: 'an' }],
  ['a@b', 3, null],
  ['Dear @an nie x', 14, null],
  ['No sign', 7, null],
])('finds in %s at %i who is being named', (text, caret, found) => {
  expect(mentionAt(text, caret, [])).toEqual(found)
})

it('asks no more for somebody who was chosen', () => {
  expect(mentionAt('Dear @Anna ', 11, [anna])).toBeNull()
})

it('puts a name in the place of its beginning, with a space behind it', () => {
  const begun = { from: 5, search: 'an' }
  expect(withMention('Dear @an', begun, 'Anna')).toEqual({ text: 'Dear @Anna ', caret: 11 })
  expect(withMention('Dear @an hello', begun, 'Anna')).toEqual({ text: 'Dear @Anna hello', caret: 11 })
})

it('sends people by their ids, the longer name first, and those alone whom the text still names', () => {
  expect(sentText('@Anna and @Anna Maria, @Anna!', [anna, annaMaria])).toEqual({
    text: '@[5] and @[6], @[5]!',
    mentions: [6, 5],
  })
  expect(sentText('Nobody', [anna])).toEqual({ text: 'Nobody', mentions: [] })
})

it('names ten people at most', () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ id: at + 1, name: `P${at + 10}` }))
  const text = many.map(({ name }) => `@${name}`).join(' ')
  expect(sentText(text, many).mentions).toHaveLength(10)
})
