import { longestFormula } from '@lectern/contract/quizzes/formulas'
import temml, { type Options } from 'temml'
import { createCache } from '../cache/cache.ts'
import { type FormulaNode, writeTree } from './write-tree.ts'

// The text form does not escape the values of styles; the tree is written out by rules of our own.
// oxlint-disable-next-line no-underscore-dangle -- the library calls it so
const treeOf: (tex: string, options: Options) => FormulaNode = temml.__renderToMathMLTree

/** So many formulas of one answer are drawn; the rest stands as TeX. */
const mostFormulas = 500
const mostLetters = 100_000

/** A formula that defines words of its own could grow without end. */
const definitions =
  /\\(?:[gex]?def|let|futurelet|(?:re)?newcommand|providecommand|DeclareMathOperator|global|long)\b/

const drawn = createCache<string, string>({
  mostBytes: 8 * 1024 ** 2,
  keepMs: 24 * 60 * 60 * 1000,
  sizeOf: (mathml) => mathml.length * 2 + 1,
})

/**
 * MathML of formulas that stand as TeX in an author's text (docs/decisions/0025). One that cannot be read, or that would
 * grow too large, is left out: it is shown as its author wrote it.
 */
export const drawFormulas = (formulas: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    formulas.slice(0, mostFormulas).flatMap((tex) => {
      const mathml = draw(tex)
      return mathml === '' ? [] : [[tex, mathml]]
    }),
  )

const draw = (tex: string): string => {
  const known = drawn.get(tex)
  if (known !== undefined) return known
  const mathml = render(tex)
  drawn.set(tex, mathml)
  return mathml
}

const render = (tex: string): string => {
  if (tex.length > longestFormula || definitions.test(tex)) return ''
  try {
    const tree = treeOf(tex, {
      throwOnError: true,
      trust: false,
      strict: false,
      macros: {},
      maxExpand: 200,
      maxSize: [20, 20],
    })
    const mathml = writeTree(tree)
    return mathml.length > mostLetters ? '' : mathml
  } catch {
    return ''
  }
}
