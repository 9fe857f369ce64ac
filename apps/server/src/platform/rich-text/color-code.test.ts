import { codeLanguages } from '@lectern/contract/rich-text/nodes/code'
import { describe, expect, it } from 'vitest'
import { colorCode } from './color-code.ts'

const words = (html: string): string =>
  html
    .replaceAll(/<\/?span[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

const code = `<p class="a">1 & 2</p>\n/* x */ const a = "</script><script>alert(1)</script>" # 'b'\n`

describe('colorCode', () => {
  it.each(codeLanguages)('keeps every letter of a code in %s, and lets none become markup', (language) => {
    const html = colorCode(language, code)
    expect(words(html)).toBe(code)
    expect(html.replaceAll(/<span data-color="[a-z]+">|<\/span>/g, '')).not.toMatch(/[<>]/)
  })

  it('tells words, texts, numbers and remarks apart', () => {
    expect(colorCode('python', 'def f():  # why\n  return "a" + 1')).toBe(
      '<span data-color="keyword">def</span> <span data-color="name">f</span>():  ' +
        '<span data-color="comment"># why</span>\n  <span data-color="keyword">return</span> ' +
        '<span data-color="string">&quot;a&quot;</span> + <span data-color="number">1</span>',
    )
  })

  it('leaves a very long code as it is', () => {
    expect(colorCode('python', 'return 1\n'.repeat(4_000))).not.toContain('<span')
  })
})
