import { richText } from '@lectern/contract/kernel/rich-text'
import { getSchema } from '@tiptap/core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editorContent } from './editor-content.ts'
import { TabKey, textExtensions } from './extensions.ts'
import { readRichText } from './read-rich-text.ts'
import { toLink } from './to-link.ts'

const schema = getSchema([...textExtensions(''), TabKey])
const paragraph = (text: string, marks?: unknown) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks ? { marks } : {}) }],
})
const doc = (...content: unknown[]) => ({ type: 'doc', content })

describe('the editor', () => {
  it('knows exactly the nodes and marks that a stored text may hold', () => {
    expect(Object.keys(schema.nodes).toSorted()).toEqual(
      [
        'blockquote',
        'bulletList',
        'doc',
        'hardBreak',
        'heading',
        'listItem',
        'orderedList',
        'paragraph',
        'text',
      ].toSorted(),
    )
    expect(Object.keys(schema.marks).toSorted()).toEqual(['bold', 'italic', 'link'])
  })

  it('makes nothing that the contract refuses, whatever is written', () => {
    const marks = fc.subarray([
      { type: 'bold' },
      { type: 'italic' },
      { type: 'link', attrs: { href: 'https://lectern.test/' } },
    ])
    const text = fc.record({ type: fc.constant('text'), text: fc.string({ minLength: 1 }), marks })
    const inline = fc.array(fc.oneof(text, fc.constant({ type: 'hardBreak' })), { maxLength: 4 })
    const { block } = fc.letrec((tie) => ({
      block: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.record({ type: fc.constant('paragraph'), content: inline }),
        fc.record({
          type: fc.constant('heading'),
          attrs: fc.record({ level: fc.integer({ min: 1, max: 6 }) }),
          content: inline,
        }),
        fc.record({
          type: fc.constant('blockquote'),
          content: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
        }),
        fc.record({
          type: fc.constantFrom('bulletList', 'orderedList'),
          content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
        }),
      ),
      item: fc.record({
        type: fc.constant('listItem'),
        content: fc.array(tie('block'), { maxLength: 2 }).map((blocks) => [{ type: 'paragraph' }, ...blocks]),
      }),
    }))
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (content) => {
        const node = schema.nodeFromJSON({ type: 'doc', content })
        const read = readRichText(node.toJSON())
        expect(richText.parse(read)).toEqual(read)
        // And takes back what was stored.
        schema.nodeFromJSON(editorContent(read)).check()
        expect(readRichText(schema.nodeFromJSON(editorContent(read)).toJSON())).toEqual(read)
      }),
    )
  })
})

describe('readRichText', () => {
  it('drops unknown nodes and marks and keeps their words', () => {
    const read = readRichText(
      doc(
        { type: 'callout', content: [paragraph('inside')] },
        { type: 'codeBlock', content: [{ type: 'text', text: 'code' }] },
        paragraph('struck', [{ type: 'strike' }, { type: 'bold' }]),
        { type: 'image', attrs: { src: 'x.png' } },
      ),
    )
    expect(read.doc.content).toEqual([
      paragraph('inside'),
      paragraph('code'),
      paragraph('struck', [{ type: 'bold' }]),
    ])
  })

  it('keeps the words of a link that is not allowed, without the link', () => {
    const link = [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }]
    expect(readRichText(doc(paragraph('press', link))).doc.content).toEqual([paragraph('press')])
  })

  it('never fails, and answers what the contract takes', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(richText.safeParse(readRichText(anything)).success).toBe(true)
        expect(richText.safeParse(readRichText({ type: 'doc', content: [anything] })).success).toBe(true)
      }),
    )
  })
})

describe('toLink', () => {
  it('completes hosts and e-mails and leaves the rest as typed', () => {
    expect(toLink(' example.com/a ')).toBe('https://example.com/a')
    expect(toLink('person@example.com')).toBe('mailto:person@example.com')
    expect(toLink('ftp://example.com')).toBe('ftp://example.com')
    expect(toLink('javascript:alert(1)')).toBe('javascript:alert(1)')
    expect(toLink('')).toBe('')
  })
})
