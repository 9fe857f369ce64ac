import { expect, it } from 'vitest'
import { cleanComment, hasWords } from './comment-text.ts'

it.each([
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['a\nb\r\nc', 'a<br>b<br>c'],
  ['"quoted" & \'so\'', '&quot;quoted&quot; &amp; &#39;so&#39;'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%s is shown as it was written', (text, html) => {
  expect(cleanComment(text)).toBe(html)
})

it('makes links of addresses, and of nothing else', () => {
  const html = cleanComment('See https://a.example/x?y=1&z="onclick=1, and more.')
  expect(html).toContain('<a href="https://a.example/x?y=1&amp;z=" target="_blank"')
  expect(html).toContain('rel="noopener noreferrer nofollow ugc"')
  expect(html.match(/<a /g)).toHaveLength(1)
})

it('knows a text that nobody sees from one that says something', () => {
  expect(['', ' \n\t', '\u200b\u200d', '\u2800', '\u3164'].map(hasWords)).toEqual(Array(5).fill(false))
  expect(['.', '🙂', 'слово'].map(hasWords)).toEqual([true, true, true])
})
