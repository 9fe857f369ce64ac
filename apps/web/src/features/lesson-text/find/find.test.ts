import { line } from '@lectern/contract/rich-text/testing-text'
import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import { EditorState } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { fitDocument } from '../form/fit-document.ts'
import { lessonSchema } from '../form/lesson-text-form.ts'
import { findMatches } from './find-matches.ts'
import { findPlugin, findQuery, findStateOf, findStep, replaceAll, replaceOne } from './find-plugin.ts'

const stateOf = (...content: TextNode[]): EditorState => {
  const doc = lessonSchema().nodeFromJSON(fitDocument(content, lessonSchema()))
  return EditorState.create({ doc, plugins: [findPlugin()] })
}

const bread = () => stateOf(line('Bread and bread'), { type: 'blockquote', content: [line('more BREAD')] })

test('words are found whatever the size of their letters, also where marks part them', () => {
  const { doc } = stateOf({
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Br' },
      { type: 'text', text: 'ead', marks: [{ type: 'bold' }] },
      { type: 'formula', attrs: { latex: 'x' } },
      { type: 'text', text: 'bread' },
    ],
  })
  const found = findMatches(doc, 'bread').map(({ from, to }) => doc.textBetween(from, to))
  expect(found).toEqual(['Bread', 'bread'])
  expect(findMatches(doc, '')).toEqual([])
  expect(findMatches(stateOf(line('aaaa')).doc, 'aa')).toHaveLength(2)
  expect(findMatches(stateOf(line('Хліб')).doc, 'ХЛІБ')).toHaveLength(1)
  // The small letters of İ are two.
  expect(findMatches(stateOf(line('İ bread')).doc, 'bread')).toEqual([{ from: 3, to: 8 }])
})

test('steps go round, and one place is replaced at a time', () => {
  let state = bread()
  state = state.apply(findQuery(state, 'bread'))
  expect(findStateOf(state)).toMatchObject({ at: 0 })
  expect(findStateOf(state).matches).toHaveLength(3)
  state = state.apply(findStep(state, -1))
  expect(findStateOf(state).at).toBe(2)
  state = state.apply(findStep(state, 1))
  expect(findStateOf(state).at).toBe(0)
  const replaced = replaceOne(state, 'Cake')
  if (!replaced) throw new Error('nothing was replaced')
  state = state.apply(replaced)
  expect(state.doc.textContent).toBe('Cake and breadmore BREAD')
  expect(findStateOf(state).matches).toHaveLength(2)
})

test('all places are replaced in one step, and nothing is found then', () => {
  let state = bread()
  expect(replaceAll(state, 'x')).toBeNull()
  state = state.apply(findQuery(state, 'bread'))
  const replaced = replaceAll(state, 'bun')
  if (!replaced) throw new Error('nothing was replaced')
  state = state.apply(replaced)
  expect(state.doc.textContent).toBe('bun and bunmore bun')
  expect(findStateOf(state).matches).toEqual([])
  state = state.apply(findQuery(state, ''))
  expect(findStateOf(state).query).toBe('')
})
