import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import { line } from '@lectern/contract/rich-text/testing-text'
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { fitDocument } from '../form/fit-document.ts'
import { lessonSchema } from '../form/lesson-text-form.ts'
import { duplicate, moveDown, moveUp, removeBlocks } from '../moves/block-commands.ts'
import { selectedBlocks } from '../moves/block-selection.ts'
import {
  enterBlocks,
  extendBlocks,
  selectBlocks,
  selectNeighbours,
  selectUpTo,
  stepBlocks,
} from './select-blocks.ts'

const item = (text: string): TextNode => ({ type: 'listItem', content: [line(text)] })
const content = [
  line('one'),
  line('two'),
  { type: 'bulletList', content: [item('a'), item('b')] },
  line('end'),
]

const placeOf = ({ doc }: EditorState, words: string): number => {
  let place = -1
  doc.descendants((node, at) => {
    if (node.text === words) place = at
  })
  return place
}

/** A text whose block with these words is selected. */
const selected = (words: string): EditorState => {
  const doc = lessonSchema().nodeFromJSON(fitDocument(content, lessonSchema()))
  const state = EditorState.create({ doc })
  const caret = state.apply(state.tr.setSelection(TextSelection.create(doc, placeOf(state, words))))
  return after(caret, selectBlocks)
}

const after = (state: EditorState, change: (state: EditorState) => Transaction | null): EditorState => {
  const tr = change(state)
  return tr ? state.apply(tr) : state
}

const did = (state: EditorState, command: typeof moveUp): EditorState => {
  let next = state
  command(state, (tr) => {
    next = state.apply(tr)
  })
  next.doc.check()
  return next
}

const wordsOf = (state: EditorState): string => {
  const blocks = selectedBlocks(state)
  return blocks ? state.doc.textBetween(blocks.from, blocks.to, ' ') : 'none'
}
const textOf = ({ doc }: EditorState): string => doc.textBetween(0, doc.content.size, ' ')

test('blocks are taken in and out at the moving end', () => {
  const more = after(selected('one'), extendBlocks(1))
  expect(wordsOf(more)).toBe('one two')
  expect(selectedBlocks(more)?.count).toBe(2)
  expect(wordsOf(after(more, extendBlocks(1)))).toBe('one two a b')
  expect(wordsOf(after(more, extendBlocks(-1)))).toBe('one')
  expect(wordsOf(after(selected('two'), extendBlocks(-1)))).toBe('one two')
  expect(wordsOf(after(selected('one'), extendBlocks(-1)))).toBe('one')
})

test('the arrows go from block to block, and stay in their list', () => {
  expect(wordsOf(after(selected('one'), stepBlocks(1)))).toBe('two')
  expect(wordsOf(after(selected('b'), stepBlocks(-1)))).toBe('a')
  expect(wordsOf(after(selected('b'), stepBlocks(1)))).toBe('b')
  expect(wordsOf(after(selected('b'), selectNeighbours))).toBe('a b')
})

test('a block elsewhere is reached with all between, in the place that holds them both', () => {
  const state = selected('b')
  expect(wordsOf(after(state, (now) => selectUpTo(now, placeOf(now, 'two') - 1)))).toBe('two a b')
  expect(wordsOf(after(state, (now) => selectUpTo(now, placeOf(now, 'a') - 2)))).toBe('a b')
})

test('selected blocks stay selected when they are moved and doubled', () => {
  const two = after(selected('one'), extendBlocks(1))
  const moved = did(two, moveDown)
  expect(textOf(moved)).toBe('a b one two end')
  expect(wordsOf(moved)).toBe('one two')
  expect(wordsOf(did(moved, moveUp))).toBe('one two')
  const doubled = did(two, duplicate)
  expect(textOf(doubled)).toBe('one two one two a b end')
  expect(selectedBlocks(doubled)?.from).toBe(two.selection.to)
})

test('selected blocks are deleted, written over and left', () => {
  const two = after(selected('one'), extendBlocks(1))
  expect(textOf(did(two, removeBlocks))).toBe('a b end')
  expect(textOf(after(two, ({ tr }) => tr.deleteSelection()))).toBe('a b end')
  const all = after(selected('one'), selectNeighbours)
  const none = after(all, ({ tr }) => tr.deleteSelection())
  none.doc.check()
  expect(textOf(none)).toBe('')
  expect(after(two, enterBlocks).selection.$from.parent.textContent).toBe('two')
})

test('entries of a list are copied as a list', () => {
  const { content: copied } = after(selected('a'), extendBlocks(1)).selection.content()
  expect(copied.firstChild?.type.name).toBe('bulletList')
  expect(copied.childCount).toBe(1)
})
