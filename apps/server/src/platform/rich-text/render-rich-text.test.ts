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
          attrs: { start: 3 },
          content: [{ type: 'listItem', content: [paragraph(text('three'))] }],
        },
      ),
    )
    expect(html).toBe(
      '<h2>Title</h2><p>plain <strong>bold</strong><br><em>slanted</em></p><blockquote><p>said</p></blockquote>' +
        '<ul><li><p>one</p></li></ul><ol start="3"><li><p>three</p></li></ol>',
    )
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
})
