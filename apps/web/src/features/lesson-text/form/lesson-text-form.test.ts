import { lessonText, type TextNode } from '@lectern/contract/rich-text/lesson-text'
import { readLessonText } from '@lectern/contract/rich-text/read-lesson-text'
import { nodeList } from '@lectern/contract/rich-text/registry'
import { markTypes } from '@lectern/contract/rich-text/marks'
import { everyNode, line, textOf } from '@lectern/contract/rich-text/testing-text'
import { lessonTextWords } from '@lectern/contract/rich-text/walk-text'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lessonSchema, lessonTextForm } from './lesson-text-form.ts'
import { storedText } from './stored-text.ts'

const opened = (content: readonly TextNode[]) => {
  const doc = lessonSchema().nodeFromJSON(lessonTextForm.content(textOf(...content)))
  doc.check()
  return doc
}

describe('the editor of a lesson', () => {
  it('knows exactly the nodes and marks that a text may hold', () => {
    const { nodes, marks } = lessonSchema()
    expect(Object.keys(nodes).toSorted()).toEqual(
      ['doc', 'text', ...nodeList.map(({ type }) => type)].toSorted(),
    )
    expect(Object.keys(marks).toSorted()).toEqual([...markTypes].toSorted())
  })

  it('has the attributes of the contract, and its values where nothing is said', () => {
    const usual = readLessonText(everyNode.doc)
    expect(lessonTextForm.read(opened(everyNode.doc.content))).toEqual(usual)
  })

  it('opens a text of every kind and stores it as it was', () => {
    const stored = lessonTextForm.read(opened(everyNode.doc.content))
    expect(lessonText.safeParse(stored).success).toBe(true)
    expect(lessonTextForm.read(opened(stored.doc.content))).toEqual(stored)
  })

  it.each([
    ['an empty quote', { type: 'blockquote' }, ''],
    [
      'a list whose entry begins with a table',
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell' }] }] },
              line('below'),
            ],
          },
        ],
      },
      'below',
    ],
    [
      'a spoiler without its line',
      { type: 'details', content: [{ type: 'detailsContent', content: [line('folded')] }] },
      'folded',
    ],
    [
      'a spoiler with two lines',
      {
        type: 'details',
        content: [
          { type: 'detailsSummary', content: [{ type: 'text', text: 'one' }] },
          { type: 'detailsSummary', content: [{ type: 'text', text: 'two' }] },
        ],
      },
      'two',
    ],
    [
      'an empty cell',
      { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell' }] }] },
      '',
    ],
  ])('opens %s', (_what, node, words) => {
    const doc = opened([line('before'), node])
    expect(doc.textContent).toContain('before')
    expect(doc.textContent).toContain(words)
  })

  it('keeps all words of whatever may be stored', () => {
    const { node } = fc.letrec<{ node: TextNode }>((tie) => ({
      node: fc.record(
        {
          type: fc.constantFrom('text', ...nodeList.map(({ type }) => type)),
          text: fc.constantFrom('a', 'word', 'Ж'),
          content: fc.array(tie('node'), { maxLength: 3 }),
        },
        { requiredKeys: ['type'] },
      ),
    }))
    const letters = (text: string) => text.replaceAll(/[^\p{L}]/gu, '')
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (content) => {
        const stored = readLessonText({ type: 'doc', content })
        const doc = opened(stored.doc.content)
        expect(letters(lessonTextWords(storedText(doc)))).toBe(letters(lessonTextWords(stored)))
      }),
    )
  })
})

describe('storing while a text is written', () => {
  it('gives what reading the whole text gives, and leaves what did not change as it is', () => {
    const before = opened([line('one'), line('two'), ...everyNode.doc.content])
    const stored = storedText(before)
    expect(stored).toEqual(readLessonText(before.toJSON()))
    const after = before.replace(2, 3, before.slice(1, 2))
    const again = storedText(after)
    expect(again).toEqual(readLessonText(after.toJSON()))
    expect(again.doc.content[1]).toBe(stored.doc.content[1])
    expect(again.doc.content[0]).not.toBe(stored.doc.content[0])
  })
})
