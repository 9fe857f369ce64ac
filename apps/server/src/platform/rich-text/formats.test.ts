import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import { readLessonText } from '@lectern/contract/rich-text/read-lesson-text'
import type { InContext } from './in-context.ts'
import type { OutContext } from './out-context.ts'
import { joinWords } from './plain-nodes.ts'
import { readMarkdown } from './markdown/read-markdown-blocks.ts'
import { writeMarkdownLesson } from './markdown/write-markdown.ts'
import { readWordHtml } from './word/read-word-html.ts'
import { readWordText } from './word/read-word-text.ts'
import { writeWordLesson } from './word/write-word-lesson.ts'

const out: OutContext = {
  pictureOf: () => undefined,
  wordsFor: (kind, title) => `${kind} ${title}`,
  pageLink: 'https://school.example/courses/bread/first#unit-1',
  absolute: (href) => href,
}

const createContext = () => {
  const notes: string[] = []
  const context: InContext = {
    findPicture: (address) => (address.startsWith('https:') ? { fileId: null, src: address } : null),
    note: (code, words) => notes.push(`${code} ${words}`),
    key: () => 'task-0001',
  }
  return { notes, context }
}

const fromMarkdown = (text: string) => {
  const { notes, context } = createContext()
  return { nodes: readMarkdown(text, context).map(({ node }) => node), notes }
}

const toMarkdown = (nodes: readonly TextNode[]) =>
  writeMarkdownLesson('A lesson', [{ kind: 'text', title: '', nodes, context: out }])

const throughWord = async (nodes: readonly TextNode[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-word-'))
  try {
    const file = join(folder, 'lesson.docx')
    writeFileSync(file, await writeWordLesson('A lesson', [{ kind: 'text', title: '', nodes, context: out }]))
    const { context } = createContext()
    const { nodes: elements } = await readWordHtml(file, () => '')
    return readWordText(elements, context).map(({ node }) => node)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The same text with neighbouring words of one form as one. */
const joined = (node: TextNode): TextNode =>
  node.content ? { ...node, content: joinWords(node.content.map(joined)) } : node
const stored = (content: readonly TextNode[]) =>
  readLessonText({ type: 'doc', content: content.map(joined) }).doc.content

const letters = fc.stringMatching(/^[a-zа-яії0-9 *_#$[\]()<>&|\\`~!.:+-]{0,12}[a-zії]$/)
const words = letters.map((each) => each.trim()).filter((each) => each !== '')
const marks = fc.subarray(['bold', 'italic', 'strike', 'underline', 'superscript'])
const run = fc.record({ text: words, marks }).map(({ text, marks: types }): TextNode => ({
  type: 'text',
  text,
  ...(types.length > 0 && { marks: types.map((type) => ({ type })) }),
}))
const linked = words.map((text): TextNode => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href: 'https://example.org/a_b?c=d', target: '_blank' } }],
}))
const formula = fc.constant<TextNode>({ type: 'formula', attrs: { latex: String.raw`\frac{a}{b}` } })
const footnote = words.map((text): TextNode => ({ type: 'footnote', attrs: { text } }))
// A code in a table of GitHub's Markdown cannot say a backslash before a bar.
const code: fc.Arbitrary<TextNode> = words
  .filter((each) => !each.includes('|'))
  .map((text) => ({ type: 'text', text, marks: [{ type: 'code' }] }))
const space: TextNode = { type: 'text', text: ' ' }
const inline = fc.oneof(run, linked, formula, footnote, code)
const line = fc
  .array(inline, { minLength: 1, maxLength: 4 })
  .map((nodes) => nodes.flatMap((node, at) => (at > 0 ? [space, node] : [node])))
const paragraph = line.map((content): TextNode => ({ type: 'paragraph', content }))
const heading = fc
  .record({ level: fc.integer({ min: 1, max: 6 }), content: line })
  .map(({ level, content }): TextNode => ({ type: 'heading', attrs: { level }, content }))
const leaf = fc.oneof(
  paragraph,
  heading,
  fc.constant<TextNode>({ type: 'horizontalRule' }),
  fc.constant<TextNode>({ type: 'formulaBlock', attrs: { latex: 'a^2' } }),
  fc
    .record({
      language: fc.constantFrom('python', 'plain', 'html'),
      value: fc.constantFrom('a\n  b', '```', ''),
    })
    .map((attrs): TextNode => ({ type: 'codeBlock', attrs })),
  fc.constant<TextNode>({
    type: 'image',
    attrs: { fileId: null, src: 'https://example.org/a.png', alt: 'Bread', caption: 'Fresh' },
  }),
)
const { block } = fc.letrec<{ block: TextNode }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc
      .array(tie('block'), { minLength: 1, maxLength: 2 })
      .map((content): TextNode => ({ type: 'blockquote', content })),
    fc
      .record({
        kind: fc.constantFrom('note', 'tip', 'important', 'warning'),
        first: paragraph,
        rest: fc.array(tie('block'), { maxLength: 1 }),
      })
      .map(({ kind, first, rest }): TextNode => ({
        type: 'callout',
        attrs: { kind },
        content: [first, ...rest],
      })),
    listOf('bulletList', tie('block')),
    fc
      .record({ start: fc.integer({ min: 0, max: 40 }), list: listOf('orderedList', tie('block')) })
      .map(({ start, list }): TextNode => ({ ...list, attrs: { start } })),
    listOf('taskList', tie('block')),
    fc.array(fc.array(line, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 3 }).map(tableOf),
  ),
}))

function listOf(type: string, inner: fc.Arbitrary<TextNode>): fc.Arbitrary<TextNode> {
  const item = fc.record({ first: paragraph, rest: fc.array(inner, { maxLength: 1 }), checked: fc.boolean() })
  return fc.array(item, { minLength: 1, maxLength: 3 }).map((items): TextNode => {
    const isTicked = items.some(({ checked }) => checked)
    const content = items.map(({ first, rest, checked }): TextNode => ({
      type: type === 'taskList' ? 'taskItem' : 'listItem',
      ...(type === 'taskList' && { attrs: { key: 'task-0001', checked } }),
      content: [first, ...rest],
    }))
    return {
      type,
      ...(type === 'taskList' && { attrs: { tickedBy: isTicked ? 'author' : 'learner' } }),
      content,
    }
  })
}

function tableOf(rows: readonly (readonly TextNode[])[][]): TextNode {
  return {
    type: 'table',
    content: rows.map((cells, at) => ({
      type: 'tableRow',
      content: cells.map((content) => ({
        type: at === 0 ? 'tableHeader' : 'tableCell',
        content: [{ type: 'paragraph', content }],
      })),
    })),
  }
}

/** Two lists of one kind, or two quotes, that touch are one in any Markdown: a line stands between them. */
const apart = (nodes: readonly TextNode[]): TextNode[] =>
  nodes.flatMap((node, at) => {
    const before = nodes[at - 1]
    const between: TextNode = { type: 'paragraph', content: [{ type: 'text', text: 'then' }] }
    return before?.type === node.type ? [between, node] : [node]
  })

describe('a text in Markdown', () => {
  it('comes back as it went out', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 4 }).map(apart), (nodes) => {
        const text = toMarkdown(nodes)
        const back = fromMarkdown(text)
        expect(stored(back.nodes)).toEqual(stored(nodes))
      }),
      { numRuns: 300 },
    )
  })

  it('keeps a list of bullets beside a list of tasks', () => {
    const { nodes } = fromMarkdown('- one\n- two\n\n* [ ] do\n* [x] done\n\n- three\n')
    expect(nodes.map(({ type, content = [] }) => [type, content.length])).toEqual([
      ['bulletList', 2],
      ['taskList', 2],
      ['bulletList', 1],
    ])
  })

  it('never takes HTML over, and says so', () => {
    const { nodes, notes } = fromMarkdown(
      '<script>alert(1)</script>\n\n<div onclick="x()">Words</div>\n\nA <img src=x onerror=y> b <b>c</b>\n\n[go](javascript:alert(1))\n',
    )
    expect(JSON.stringify(nodes)).not.toMatch(/script|onclick|onerror/)
    expect(JSON.stringify(nodes)).toContain('Words')
    expect(notes.map((each) => each.split(' ')[0])).toEqual([
      'html_lost',
      'html_lost',
      'html_lost',
      'html_lost',
      'link_lost',
    ])
  })

  it('tells money from formulas', () => {
    const { nodes } = fromMarkdown('It costs $5 and $10, and $x^2$ is a square.')
    expect(nodes[0]?.content?.map(({ type }) => type)).toEqual(['text', 'formula', 'text'])
  })

  it('keeps the words of what is nested too deeply', () => {
    const { nodes, notes } = fromMarkdown(`${'> '.repeat(1_000)}deep`)
    expect(JSON.stringify(nodes)).toContain('deep')
    expect(notes.join('')).toContain('too_deep')
  })
})

describe('a text in a Word document', () => {
  it('comes back with its form', async () => {
    const given: TextNode[] = [
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Heading' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'bold', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' and ' },
          { type: 'text', text: 'under', marks: [{ type: 'underline' }] },
          { type: 'text', text: ' of ' },
          { type: 'formula', attrs: { latex: 'a^2' } },
          { type: 'footnote', attrs: { text: 'A note.' } },
        ],
      },
      { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'said' }] }] },
      {
        type: 'callout',
        attrs: { kind: 'tip' },
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a tip' }] }],
      },
      { type: 'codeBlock', attrs: { language: 'python', value: 'a\n  b' } },
      { type: 'horizontalRule' },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              { type: 'paragraph', content: [{ type: 'text', text: 'one' }] },
              {
                type: 'orderedList',
                attrs: { start: 1, type: 'i' },
                content: [
                  {
                    type: 'listItem',
                    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'in' }] }],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        type: 'taskList',
        attrs: { tickedBy: 'author' },
        content: [
          {
            type: 'taskItem',
            attrs: { key: 'task-0001', checked: true },
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'done' }] }],
          },
        ],
      },
      tableOf([
        [[{ type: 'text', text: 'Head' }], [{ type: 'text', text: 'Other' }]],
        [[{ type: 'text', text: 'a' }], [{ type: 'text', text: 'b' }]],
      ]),
      { type: 'formulaBlock', attrs: { latex: 'b^2' } },
    ]
    expect(stored(await throughWord(given))).toEqual(stored(given))
  })
})
