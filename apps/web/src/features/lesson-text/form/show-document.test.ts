import { everyNode, line, textOf } from '@lectern/contract/rich-text/testing-text'
import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { showDocument } from '../../rich-text/index.ts'
import { lessonSchema, lessonTextForm } from './lesson-text-form.ts'

const documentOf = (content: readonly TextNode[]) =>
  lessonSchema().nodeFromJSON(lessonTextForm.content(textOf(...content)))

const blocks = fc.array(
  fc.oneof(
    fc.constantFrom(...everyNode.doc.content),
    fc
      .string({ minLength: 1, maxLength: 6, unit: fc.constantFrom('a', 'b', ' ') })
      .map((words) => line(words)),
  ),
  { maxLength: 8 },
)

it('makes any text of any other', () => {
  fc.assert(
    fc.property(blocks, blocks, (before, after) => {
      const next = documentOf(after)
      const { tr } = EditorState.create({ doc: documentOf(before) })
      showDocument(tr, next)
      tr.doc.check()
      expect(tr.doc.toJSON()).toEqual(next.toJSON())
    }),
    { numRuns: 300 },
  )
})

it('leaves the cursor at its words when another line changes, and the lines beside it alone', () => {
  const doc = documentOf([line('first'), line('second'), line('third')])
  const at = 'first'.length + 2 + 'second'.length + 1
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, at) })
  const { tr } = state
  showDocument(tr, documentOf([line('first, longer'), line('second'), line('third')]))
  expect(tr.selection.$from.parent.textContent).toBe('second')
  expect(tr.selection.$from.parentOffset).toBe('second'.length)
  expect(tr.doc.child(2)).toBe(doc.child(2))
})
