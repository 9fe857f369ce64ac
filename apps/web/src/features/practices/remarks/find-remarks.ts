import { foldForSearch } from '@lectern/contract/kernel/words/fold'
import { placedWords } from '@lectern/contract/kernel/words/search-words'
import type { Remark } from '@lectern/contract/practices/desk/remarks.api'

/** The remarks in which every word that is looked for begins some word, in their order. */
export const findRemarks = (remarks: readonly Remark[], wanted: string): readonly Remark[] => {
  const words = wanted.trim().split(/\s+/).map(foldForSearch).filter(Boolean)
  if (words.length === 0) return remarks
  return remarks.filter(({ text }) => {
    const said = placedWords(text)
    return words.every((word) => said.some(({ folded }) => folded.startsWith(word)))
  })
}
