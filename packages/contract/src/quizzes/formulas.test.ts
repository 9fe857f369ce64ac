import { describe, expect, it } from 'vitest'
import { longestFormula, plainText, splitFormulas } from './formulas.ts'

const words = (text: string) => ({ kind: 'words', text })
const formula = (tex: string) => ({ kind: 'formula', tex })

describe('formulas in a text', () => {
  it('stand between dollar signs', () => {
    expect(splitFormulas('Solve $x^2 = 4$ for $x$.')).toEqual([
      words('Solve '),
      formula('x^2 = 4'),
      words(' for '),
      formula('x'),
      words('.'),
    ])
  })

  it.each(['It costs $5, not $6.', 'From $5-$6 on', 'one $ alone', '$ x $', '', 'no dollar', '$$'])(
    'are not what people pay: %s',
    (text) => expect(splitFormulas(text)).toEqual(text === '' ? [] : [words(text)]),
  )

  it('keep a dollar behind a backslash, within and without', () => {
    expect(splitFormulas(String.raw`\$5 and $\$x$`)).toEqual([words('$5 and '), formula(String.raw`\$x`)])
    expect(plainText(String.raw`costs \$5`)).toBe('costs $5')
  })

  it('are not read when they are too long', () => {
    const long = `$${'x'.repeat(longestFormula + 1)}$`
    expect(splitFormulas(long)).toEqual([words(long)])
  })

  it('read as their TeX where words stand alone', () => {
    expect(plainText('Solve $x^2 = 4$.')).toBe('Solve x^2 = 4.')
  })

  it('are found in time that grows with the text alone', () => {
    const hostile = String.raw`$\a`.repeat(20_000)
    expect(splitFormulas(hostile).length).toBeGreaterThan(0)
  })
})
