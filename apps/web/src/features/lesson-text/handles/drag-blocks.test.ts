import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import { line } from '@lectern/contract/rich-text/testing-text'
import { EditorState } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { fitDocument } from '../form/fit-document.ts'
import { lessonSchema } from '../form/lesson-text-form.ts'
import { rangeAt } from '../moves/block-range.ts'
import { moveRange } from './drag-blocks.ts'

const item = (text: string): TextNode => ({ type: 'listItem', content: [line(text)] })
const doc = lessonSchema().nodeFromJSON(
  fitDocument(
    [line('one'), { type: 'bulletList', content: [item('a'), item('b')] }, line('two')],
    lessonSchema(),
  ),
)
const state = EditorState.create({ doc })

/** Where the words stand. */
const placeOf = (words: string): number => {
  let place = 0
  doc.descendants((node, at) => {
    if (node.text === words) place = at
  })
  return place
}

/** Drags the block in which the words stand, so many steps out of them, to a place. */
const drag = (words: string, out: number, to: number): string | null => {
  const range = rangeAt(state, placeOf(words) - out)
  const tr = range && moveRange(state, range, to)
  tr?.doc.check()
  return tr && tr.doc.textBetween(0, tr.doc.content.size, ' ')
}

test.each([
  ['a line below another', 'one', 1, doc.content.size, 'a b two one'],
  ['a line above all', 'two', 1, 0, 'two one a b'],
  ['a whole list', 'a', 3, doc.content.size, 'one two a b'],
  ['an entry of a list', 'b', 2, placeOf('a') - 2, 'one b a two'],
  ['nothing onto itself', 'one', 1, placeOf('one'), null],
])('drags %s', (_name, words, out, to, left) => {
  expect(drag(words, out, to)).toBe(left)
})

test('keeps an entry that is dragged out of its list in a list', () => {
  const range = rangeAt(state, placeOf('b') - 2)
  const moved = range && moveRange(state, range, doc.content.size)
  expect(moved?.doc.lastChild?.type.name).toBe('bulletList')
  expect(moved?.doc.lastChild?.textContent).toBe('b')
})
