import { everyNode } from '@lectern/contract/rich-text/testing-text'
import { describe, expect, it } from 'vitest'
import { renderRichText } from './render-rich-text.ts'

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const text = (words: string, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length ? { marks } : {}),
})

describe('renderRichText', () => {
  it('writes every node and mark that a text may hold', () => {
    const html = renderRichText(
      doc(
        { type: 'heading', attrs: { level: 1 }, content: [text('Title')] },
        paragraph(
          text('plain '),
          text('bold', { type: 'bold' }),
          { type: 'hardBreak' },
          text('slanted', { type: 'italic' }),
        ),
        { type: 'blockquote', content: [paragraph(text('said'))] },
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('one'))] }] },
        {
          type: 'orderedList',
          attrs: { start: 3, type: 'a' },
          content: [{ type: 'listItem', content: [paragraph(text('three'))] }],
        },
      ),
    )
    expect(html).toBe(
      '<h2 id="text-title" data-level="1">Title</h2><p>plain <strong>bold</strong><br><em>slanted</em></p><blockquote dir="auto"><p>said</p></blockquote>' +
        '<ul dir="auto"><li><p>one</p></li></ul><ol dir="auto" start="3" type="a"><li><p>three</p></li></ol>',
    )
  })

  it('writes something for every kind of node and mark', () => {
    const html = renderRichText(everyNode.doc)
    for (const part of [
      '<h3 id="text-heading" data-level="2" style="text-align:center">',
      '<p style="line-height:1.5;margin-inline-start:9em">',
      '<strong>bold</strong><em>italic</em><u>under</u><s>struck</s><sup>above</sup><sub>below</sub><code>code</code>',
      '<a href="https://example.org/" rel="noopener noreferrer nofollow" target="_blank">link</a>',
      `font-size:24px;color:#b42318;background-color:#fee4e280">looks</span>`,
      'data-tooltip="Title" data-description="Description">explained</button>',
      'popover="auto" data-tip=""><strong>Title</strong> <span>Description</span></span>',
      '<table style="min-width:80px"><colgroup><col style="min-width:40px"><col style="min-width:40px"></colgroup>',
      'font-family:&#39;Lato&#39;,var(--font-interface)',
      '<math>',
      '<span id="text-place"></span>',
      '<hr>',
      '<li data-task="task-0001"><div><p>do</p></div></li>',
      '<th><p>Head</p></th>',
      '<td><p>Cell</p></td>',
      '<div dir="auto" role="note" data-callout="tip">',
      '<summary>Open me</summary>',
      '<div style="flex-grow:2"><p>left</p></div>',
      '<div data-code="python" data-code-theme="vs"><pre tabindex="0" role="group" aria-label="python"><code>',
      'data-html="&lt;b&gt;own&lt;/b&gt;"',
      'data-frame="https://example.org/frame"',
      '<a href="/group-access/7"',
      '<figcaption>Fresh</figcaption>',
      'data-files="1b9d6a4e-6f0e-4a53-9c62-0d1f6b0a7c12"',
      'data-sound="2b9d6a4e-6f0e-4a53-9c62-0d1f6b0a7c13"',
      '<div data-gallery="2">',
      '<div data-formula="" tabindex="0"><math',
      '<ol data-footnotes="">',
    ])
      expect(html).toContain(part)
  })

  it('never lets a text become markup', () => {
    const html = renderRichText(doc(paragraph(text('<img src=x onerror=alert(1)> & "quotes"'))))
    expect(html).toBe('<p>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;</p>')
  })

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,hi', '/relative', 'java\nscript:x'])(
    'keeps the words of a link to %j and drops the link',
    (href) => {
      expect(renderRichText(doc(paragraph(text('here', { type: 'link', attrs: { href } }))))).toBe(
        '<p>here</p>',
      )
    },
  )

  it('escapes an allowed address', () => {
    const href = 'https://lectern.test/?a="><script>'
    const html = renderRichText(doc(paragraph(text('here', { type: 'link', attrs: { href } }))))
    expect(html).toContain('href="https://lectern.test/?a=&quot;&gt;&lt;script&gt;"')
  })

  it('keeps the words of a node that it does not know', () => {
    expect(renderRichText(doc({ type: 'script', content: [text('alert(1)')] }))).toBe('alert(1)')
  })

  it('writes the widths of a table as its author drew them', () => {
    const cell = (attrs: object) => ({ type: 'tableCell', attrs, content: [paragraph(text('x'))] })
    const table = (...cells: unknown[]) => ({
      type: 'table',
      content: [{ type: 'tableRow', content: cells }],
    })
    expect(
      renderRichText(doc(table(cell({ colspan: 2, colwidth: [120, 80] }), cell({ colwidth: [50] })))),
    ).toContain(
      '<table style="width:250px"><colgroup><col style="width:120px"><col style="width:80px"><col style="width:50px"></colgroup>' +
        '<tbody><tr><td colspan="2">',
    )
    expect(renderRichText(doc(table(cell({ colwidth: [120] }), cell({}))))).toContain(
      '<table style="min-width:160px">',
    )
  })

  it('lets words be pressed for one thing alone', () => {
    const marks = [
      { type: 'link', attrs: { href: 'https://lectern.test/' } },
      { type: 'tooltip', attrs: { title: 'Said', description: '' } },
    ]
    for (const both of [marks, marks.toReversed()]) {
      const html = renderRichText(doc(paragraph(text('here', ...both))))
      expect(html).toContain('here')
      expect(html.includes('<a ') && html.includes('<button ')).toBe(false)
    }
  })

  it('gives every heading an id of its own, and footnotes a way there and back', () => {
    const html = renderRichText(
      doc(
        { type: 'heading', attrs: { level: 2 }, content: [text('Same')] },
        { type: 'heading', attrs: { level: 2 }, content: [text('Same')] },
        paragraph(text('said'), { type: 'footnote', attrs: { text: 'by <whom>' } }),
      ),
    )
    expect(html).toContain('id="text-same"')
    expect(html).toContain('id="text-same-2"')
    const [, name] = /<a href="#(text-note-1-[0-9a-f]{10})">1<\/a>/.exec(html) ?? []
    expect(html).toContain(`<sup id="${name}-in-text">`)
    expect(html).toContain(`<li id="${name}">by &lt;whom&gt; <a href="#${name}-in-text">`)
  })

  it('names what is opened and led to apart from that of other texts of the page', () => {
    const idsOf = (title: string) => {
      const tooltip = { type: 'tooltip', attrs: { title, description: '' } }
      const html = renderRichText(
        doc(paragraph(text('here', tooltip), { type: 'footnote', attrs: { text: title } })),
      )
      const [, target] = /popovertarget="([^"]+)"/.exec(html) ?? []
      expect(html).toContain(`<span id="${target}" popover`)
      return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    }
    expect(idsOf('one').filter((id) => idsOf('other').includes(id))).toEqual([])
  })
})
