import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import { line } from '@lectern/contract/rich-text/testing-text'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { describe, expect, test } from 'vitest'
import { fitDocument } from '../form/fit-document.ts'
import { lessonSchema } from '../form/lesson-text-form.ts'
import { duplicate, moveDown, moveUp, removeBlocks } from './block-commands.ts'

const item = (text: string): TextNode => ({ type: 'listItem', content: [line(text)] })
const content: readonly TextNode[] = [
  line('one'),
  { type: 'blockquote', content: [line('said'), line('more')] },
  { type: 'bulletList', content: [item('a'), item('b'), item('c')] },
]

/** A text with the caret in the line of these words, or with everything marked from the one to the other. */
const stateAt = (from: string, to = from): EditorState => {
  const doc = lessonSchema().nodeFromJSON(fitDocument(content, lessonSchema()))
  const placeOf = (words: string): number => {
    let place = 0
    doc.descendants((node, at) => {
      if (node.text === words) place = at
    })
    return place
  }
  const selection = TextSelection.create(doc, placeOf(from), placeOf(to))
  return EditorState.create({ doc, selection })
}

const after = (command: typeof moveUp, state: EditorState) => {
  let next = state
  const done = command(state, (tr) => {
    next = state.apply(tr)
  })
  next.doc.check()
  return { done, words: next.doc.textBetween(0, next.doc.content.size, ' '), at: next.selection.$from.parent }
}

describe('blocks of a text', () => {
  test.each([
    ['moveUp', 'said', moveUp, false, 'one said more a b c'],
    ['moveUp', 'more', moveUp, true, 'one more said a b c'],
    ['moveUp', 'b', moveUp, true, 'one said more b a c'],
    ['moveDown', 'one', moveDown, true, 'said more one a b c'],
    ['moveDown', 'c', moveDown, false, 'one said more a b c'],
    ['duplicate', 'b', duplicate, true, 'one said more a b b c'],
    ['removeBlocks', 'a', removeBlocks, true, 'one said more b c'],
  ])('%s at %s', (_name, at, command, done, words) => {
    expect(after(command, stateAt(at))).toMatchObject({ done, words })
  })

  test('keep the caret in their words', () => {
    expect(after(moveDown, stateAt('one')).at.textContent).toBe('one')
    expect(after(moveUp, stateAt('b')).at.textContent).toBe('b')
  })

  test('that are marked together move together', () => {
    expect(after(moveUp, stateAt('b', 'c')).words).toBe('one said more b c a')
    expect(after(duplicate, stateAt('one', 'more')).words).toBe('one said more one said more a b c')
  })
})
