import { takenFrom } from '@lectern/contract/quizzes/bank/bank'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/api/index.ts'
import { listChosenQuestions } from '../api.ts'
import type { QuestionWork } from '../editor/use-question-work.ts'
import type { BankCard } from './bank-card.ts'
import { useKeepQuestions } from './use-keep-questions.ts'

/** How each question of a quiz stands to the bank, and what can be done about it. */
export const useBankCards = (work: QuestionWork): ((question: Question) => BankCard) => {
  const keep = useKeepQuestions(work)
  const named = [...new Set(work.questions.flatMap(({ bank }) => bank?.id ?? []))].toSorted((a, b) => a - b)
  const { data } = useQuery({
    ...queryFor(listChosenQuestions, { query: { ids: named.join(',') } }),
    enabled: named.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const entries = new Map(data?.data.map((entry) => [entry.id, entry]))
  return (question) => {
    const entry = question.bank && entries.get(question.bank.id)
    return {
      entry: entry?.id,
      isOlder: entry !== undefined && entry.sum !== question.bank?.sum,
      keep: () => keep.isPending || keep.mutate([question]),
      takeOver: () => entry && work.takeOver(question, takenFrom(entry, question.id)),
      keepOwn: () => entry && work.write({ ...question, bank: { id: entry.id, sum: entry.sum } }),
    }
  }
}
