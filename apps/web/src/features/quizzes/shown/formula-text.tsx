import { splitFormulas } from '@lectern/contract/quizzes/formulas'
import { Formula } from './formula.tsx'

/** A short text of the author in which formulas may stand. */
export const FormulaText = ({ text }: { text: string }) =>
  splitFormulas(text).map((part, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- stretches of one text have nothing else
    part.kind === 'words' ? part.text : <Formula key={at} tex={part.tex} />,
  )
