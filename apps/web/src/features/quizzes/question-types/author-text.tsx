import { splitFormulas } from '@lectern/contract/quizzes/formulas'
import { Formula } from '../shown/formula.tsx'

/** A short text of the author in a question, with its formulas: an option, a statement, a label. */
export const AuthorText = ({ text }: { text: string }) =>
  text.includes('$')
    ? splitFormulas(text).map((part, at) =>
        // oxlint-disable-next-line react/no-array-index-key -- stretches of one text have nothing else
        part.kind === 'words' ? part.text : <Formula key={at} tex={part.tex} />,
      )
    : text
