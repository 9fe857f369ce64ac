import {
  anything,
  array,
  assert,
  constantFrom,
  dictionary,
  letrec,
  property,
  record,
  string,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokenTextLimit, lessonText, textLimits, type TextNode } from './lesson-text.ts'
import { markTypes } from './marks.ts'
import { readLessonText, type TextReadings } from './read-lesson-text.ts'
import { nodeList } from './registry.ts'
import { everyNode, line, textOf } from './testing-text.ts'
import { eachNode, filesOfText, isTextEmpty, lessonTextWords, lettersOfText } from './walk-text.ts'

const problemsOf = (text: unknown): string[] =>
  lessonText.safeParse(text).error?.issues.map(({ message }) => message) ?? []

const linked = (href: string) => textOf(line('go', [{ type: 'link', attrs: { href, target: '_blank' } }]))

const nested = (depth: number): TextNode =>
  depth === 0 ? line('deep') : { type: 'blockquote', content: [nested(depth - 1)] }

const listed = (depth: number): TextNode =>
  depth === 0
    ? line('deep')
    : { type: 'bulletList', content: [{ type: 'listItem', content: [listed(depth - 1)] }] }

const tabled = (depth: number): TextNode => {
  if (depth === 0) return line('deep')
  const cell = { type: 'tableCell', content: [tabled(depth - 1)] }
  return { type: 'table', content: [{ type: 'tableRow', content: [cell] }] }
}

describe('a text of a lesson', () => {
  it('holds every kind of node and mark', () => {
    const seen = new Set<string>()
    const marks = new Set<string>()
    eachNode(everyNode.doc.content, (node) => {
      seen.add(node.type)
      for (const mark of node.marks ?? []) marks.add(mark.type)
    })
    expect([...seen].filter((type) => type !== 'text').toSorted()).toEqual(
      nodeList.map(({ type }) => type).toSorted(),
    )
    expect([...marks].toSorted()).toEqual([...markTypes].toSorted())
    expect(problemsOf(everyNode)).toEqual([])
  })

  it('that was stored before this form is read as it is', () => {
    const old = { version: 1, doc: { type: 'doc', content: [line('old')] } }
    expect(lessonText.parse(old)).toEqual(old)
  })

  it.each(['https://a.example/', 'mailto:a@a.example', '#unit-12', '#place', '/group-access/3'])(
    'may lead to %s',
    (href) => expect(problemsOf(linked(href))).toEqual([]),
  )

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/expert',
    '#Unit 1',
    'java\nscript:alert(1)',
  ])('may not lead to %s', (href) => expect(problemsOf(linked(href))).not.toEqual([]))

  it('names the limit that is broken', () => {
    expect(brokenTextLimit(textOf(nested(textLimits.depth)).doc)).toBe('depth')
    expect(problemsOf(textOf(nested(textLimits.depth)))).toEqual(['text_depth'])
    const many = { version: 2, doc: { type: 'doc', content: Array(textLimits.nodes + 1).fill(line('x')) } }
    expect(problemsOf(many)).toEqual(['text_nodes'])
    let bottomless: unknown = { type: 'paragraph' }
    for (let depth = 0; depth < 5_000; depth += 1) bottomless = { type: 'blockquote', content: [bottomless] }
    expect(problemsOf({ version: 2, doc: { type: 'doc', content: [bottomless] } })).toEqual(['text_depth'])
  })

  it.each([
    ['a node that nobody knows', { type: 'marquee' }],
    ['a cell outside of a table', { type: 'tableCell', content: [line('x')] }],
    ['a frame without an encrypted address', { type: 'iframe', attrs: { src: 'http://a.example/' } }],
    ['a size of 999 pixels', line('x', [{ type: 'textStyle', attrs: { fontSize: '999px' } }])],
    ['a heading of level 9', { type: 'heading', attrs: { level: 9 } }],
  ])('is refused with %s', (_what, node) => expect(problemsOf(textOf(node))).not.toEqual([]))

  it('is told in words, letters and files', () => {
    const words = lessonTextWords(everyNode)
    for (const said of ['Heading', 'bold', 'a^2', 'A note.', 'Cell', 'print(1)', 'Join', 'Bread', 'Fresh'])
      expect(words).toContain(said)
    expect(lettersOfText(textOf(line('four')))).toBe(4)
    expect(filesOfText(everyNode).map(({ uuid }) => uuid[0])).toEqual(['0', '1', '2', '3'])
    expect(isTextEmpty(textOf(line('   ')))).toBe(true)
    expect(isTextEmpty(textOf({ type: 'horizontalRule' }))).toBe(false)
  })
})

describe('reading whatever there is', () => {
  it('keeps every kind of node as it stands', () => {
    const read = readLessonText(everyNode.doc)
    expect(problemsOf(read)).toEqual([])
    expect(lessonTextWords(read)).toBe(lessonTextWords(everyNode))
    expect(readLessonText(read.doc)).toEqual(read)
  })

  it('reads again only what has changed', () => {
    const before: TextReadings = new WeakMap()
    const first = readLessonText(everyNode.doc, before)
    expect(first).toEqual(readLessonText(everyNode.doc))
    const others = everyNode.doc.content.slice(1)
    const changed = { type: 'doc', content: [line('new'), ...others] }
    const again = readLessonText(changed, before)
    expect(again).toEqual(readLessonText(changed))
    expect(again.doc.content[1]).toBe(first.doc.content[1])
    // The same node a level deeper is another reading: there is less room below it.
    const quoted = { type: 'doc', content: [{ type: 'blockquote', content: others }] }
    expect(readLessonText(quoted, before)).toEqual(readLessonText(quoted))
  })

  it('keeps the words of what it does not know, and drops what does not fit', () => {
    const read = readLessonText({
      content: [
        { type: 'marquee', content: [{ type: 'text', text: 'kept' }] },
        {
          type: 'heading',
          attrs: { level: 99, textAlign: 'justify' },
          content: [{ type: 'text', text: 'h' }],
        },
        line('link', [{ type: 'link', attrs: { href: 'javascript:x' } }]),
        { type: 'table', content: [] },
      ],
    })
    expect(problemsOf(read)).toEqual([])
    expect(lessonTextWords(read)).toBe('kept\n\nh\n\nlink')
    expect(read.doc.content[2]?.content?.[0]?.marks).toBeUndefined()
  })

  it.each([
    ['quotes', nested(150)],
    ['lists', listed(150)],
    ['tables', tabled(150)],
  ])('keeps words that stand too deep in %s', (_what, node) => {
    const read = readLessonText(textOf(node).doc)
    expect(problemsOf(read)).toEqual([])
    expect(lessonTextWords(read)).toContain('deep')
  })

  const types = constantFrom('text', 'marquee', ...nodeList.map(({ type }) => type))
  const { node } = letrec<{ node: unknown }>((tie) => ({
    node: record(
      {
        type: types,
        text: string(),
        attrs: dictionary(
          constantFrom('level', 'href', 'src', 'value', 'colspan', 'files', 'name'),
          anything(),
        ),
        content: array(tie('node'), { maxLength: 4 }),
        marks: array(record({ type: constantFrom(...markTypes), attrs: anything() }), {
          maxLength: 3,
        }),
      },
      { requiredKeys: ['type'] },
    ),
  }))

  it('gives a text that may be stored', () => {
    assert(
      property(array(node, { maxLength: 4 }), (content) => {
        expect(problemsOf(readLessonText({ type: 'doc', content }))).toEqual([])
      }),
    )
  })
})
