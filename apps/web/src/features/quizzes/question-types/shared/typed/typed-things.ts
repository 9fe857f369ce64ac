import type { ResultRow } from '@lectern/contract/attempts/attempt'
import type { OptionMark } from '../option-mark.ts'

const markOfRow = ({ is_correct }: ResultRow): OptionMark => {
  if (is_correct === null) return 'none'
  return is_correct ? 'right' : 'wrong'
}

/** What was written in a field, marked as far as the quiz shows it, and the right words where those are not right. */
export const typedThings = (own: ResultRow | undefined, right: ResultRow | undefined) => [
  ...(own ? [{ id: 'own', text: own.text_answer ?? '', mark: markOfRow(own), isTyped: true }] : []),
  ...(right && own?.is_correct !== true
    ? [{ id: 'right', text: right.text_answer ?? '', mark: 'missed' as const, isTyped: true }]
    : []),
]
