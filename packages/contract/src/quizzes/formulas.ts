/** Longer ones are no formulas: they stand as they were written. */
export const longestFormula = 2_000

/** A stretch of an author's text. */
export type TextPart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'formula'; readonly tex: string }

// A dollar opens a formula before anything but a space, and closes it behind anything but a space and before anything but a
// digit: "$5 and $6" are prices. A dollar behind a backslash is a dollar.
const formula = /(?<!\\)\$(?=\S)((?:\\[^]|[^$\\])+?)(?<=\S)\$(?!\d)/g

const unescape = (text: string): string => text.replaceAll(String.raw`\$`, '$')

/** An author's text cut into words and formulas, which stand as TeX between dollar signs; `\$` is a dollar. */
export const splitFormulas = (text: string): TextPart[] => {
  const parts: TextPart[] = []
  let from = 0
  const add = (words: string) => words !== '' && parts.push({ kind: 'words', text: unescape(words) })
  for (const found of text.includes('$') ? text.matchAll(formula) : []) {
    const tex = (found[1] ?? '').trim()
    if (tex.length > longestFormula) continue
    add(text.slice(from, found.index))
    parts.push({ kind: 'formula', tex })
    from = found.index + found[0].length
  }
  add(text.slice(from))
  return parts
}

/** An author's text for where formulas cannot be drawn: their TeX without the dollar signs. */
export const plainText = (text: string): string =>
  text.includes('$')
    ? splitFormulas(text)
        .map((part) => (part.kind === 'words' ? part.text : part.tex))
        .join('')
    : text
