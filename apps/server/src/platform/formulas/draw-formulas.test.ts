import { longestFormula } from '@lectern/contract/quizzes/formulas'
import { describe, expect, it } from 'vitest'
import { drawFormulas } from './draw-formulas.ts'
import { writeTree } from './write-tree.ts'

const draw = (tex: string): string | undefined => drawFormulas([tex])[tex]

describe('a formula', () => {
  it('is drawn as MathML', () => {
    expect(draw(String.raw`\frac{a}{b}`)).toBe('<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>')
    for (const tex of [
      'x_1^2',
      String.raw`\sqrt[3]{x}`,
      String.raw`\sum_{i=1}^n i`,
      String.raw`\begin{pmatrix}1&2\\3&4\end{pmatrix}`,
      String.raw`\int_0^1 x\,dx`,
      String.raw`\text{площа} = \pi r^2`,
    ])
      expect(draw(tex)).toMatch(/^<math[ >].*<\/math>$/)
  })

  it.each([
    String.raw`\href{javascript:alert(1)}{x}`,
    String.raw`\url{javascript:alert(1)}`,
    String.raw`\includegraphics{https://lectern.test/seen.png}`,
    String.raw`\class{somebody-elses}{x}`,
    String.raw`\style{position:fixed}{x}`,
    String.raw`\id{root}{x}`,
    String.raw`\data{a=b}{x}`,
    String.raw`\def\a{\a\a}\a`,
    String.raw`\newcommand{\a}{x}\a`,
    String.raw`\frac{`,
    'x'.repeat(longestFormula + 1),
  ])('that could reach out, grow or not be read stays as it was written: %s', (tex) => {
    expect(draw(tex)).toBeUndefined()
  })

  it.each([
    String.raw`\text{<script>alert(1)</script>}`,
    String.raw`<img src=x onerror=alert(1)>`,
    String.raw`\label{a}\ref{a}`,
    String.raw`\color[HTML]{ff0000" onclick="x}{y}`,
    String.raw`\verb|<script>|`,
  ])('brings no tag and no address of its own: %s', (tex) => {
    const tags = (draw(tex) ?? '').match(/<\/?[a-z]+/g) ?? []
    expect(tags.filter((tag) => !/^<\/?(math|m[a-z]+)$/.test(tag))).toEqual([])
    expect(draw(tex) ?? '').not.toMatch(/href|src=|onclick/)
  })

  it('takes no more room than it may', () => {
    expect(draw(String.raw`\rule{99999em}{99999em}`)).not.toMatch(/99999/)
  })

  it('leaves out, beyond a number, what is too much', () => {
    const many = Array.from({ length: 600 }, (_, at) => `x_{${at}}`)
    expect(Object.keys(drawFormulas(many))).toHaveLength(500)
  })
})

it('only known elements, attributes and plain values are written', () => {
  const node = {
    type: 'mi',
    attributes: { mathcolor: 'red" onload="x', onclick: 'x', mathvariant: 'normal' },
    classes: ['tml-prime', 'dialog'],
    style: { color: 'url(https://lectern.test)', position: 'fixed', paddingLeft: '2em' },
    children: [{ type: 'a', attributes: { href: '#' }, children: [{ text: '<x>' }] }],
  }
  expect(writeTree(node)).toBe(
    '<mi mathvariant="normal" class="tml-prime" style="padding-left:2em">&lt;x&gt;</mi>',
  )
})
