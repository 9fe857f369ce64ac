import { longestFormula } from '@lectern/contract/quizzes/formulas'
import { each } from '../elements.ts'
import { ownMarkup } from '../own-markup.ts'

/** Wikipedia says with every formula that it is drawn large. */
const plainLatex = (latex: string): string => {
  const trimmed = latex.trim()
  const [, inner] = /^\{\\(?:displaystyle|textstyle)\s+([\s\S]*)\}$/.exec(trimmed) ?? []
  return (inner ?? trimmed).trim()
}

const put = (place: Element, latex: string, isBlock: boolean): void => {
  const plain = plainLatex(latex)
  if (plain === '' || plain.length > longestFormula) return
  place.replaceWith(ownMarkup(place.ownerDocument, isBlock ? 'formulaBlock' : 'formula', { latex: plain }))
}

const latexOf = (math: Element): string =>
  math.querySelector('annotation[encoding="application/x-tex"]')?.textContent ??
  math.getAttribute('alttext') ??
  ''

/** Formulas that a page draws become ours, where it tells how they were written. */
export const tidyFormulas = (root: Element): void => {
  for (const math of each(root, 'math')) {
    const whole = math.closest('.katex-display, .katex, mjx-container, .mwe-math-element') ?? math
    const isBlock =
      whole.matches('.katex-display, mjx-container[display=true]') || math.getAttribute('display') === 'block'
    put(whole, latexOf(math), isBlock && !whole.closest('p, li, td, span.mwe-math-element'))
  }
  for (const script of each(root, 'script[type^="math/tex"]'))
    put(script, script.textContent ?? '', script.getAttribute('type')?.includes('mode=display') ?? false)
  for (const preview of each(root, '.MathJax_Preview, .MathJax, .MathJax_Display')) preview.remove()
  for (const picture of each(
    root,
    'img[alt].mwe-math-fallback-image-inline, img[alt].mwe-math-fallback-image-display, img[alt].latex, img[alt].tex',
  ))
    put(
      picture,
      picture.getAttribute('alt') ?? '',
      picture.matches('[class*=display]') && !picture.closest('p, li, td'),
    )
}
