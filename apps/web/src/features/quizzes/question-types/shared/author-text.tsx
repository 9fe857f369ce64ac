import { lazyPart } from '../../../../lib/drawing/lazy-part.tsx'

const { Part: FormulaText, load } = lazyPart<{ text: string }>(
  async () => (await import('../../shown/formula-text.tsx')).FormulaText,
  ({ text }) => text,
)

/** Gets what draws formulas. */
export const loadFormulas = load

/** A short text of the author in a question, with its formulas: an option, a statement, a label. */
export const AuthorText = ({ text }: { text: string }) =>
  text.includes('$') ? <FormulaText text={text} /> : text
