import { useQueryClient } from '@tanstack/react-query'
import { queryKeyOf } from '../../../lib/api/index.ts'
import {
  getBankQuestion,
  getQuiz,
  listBankPlaces,
  listBankQuestions,
  listBankTags,
  listChosenQuestions,
} from '../api.ts'

const calls = [
  listBankQuestions,
  listBankTags,
  getBankQuestion,
  listBankPlaces,
  listChosenQuestions,
  getQuiz,
] as const

/** Reads again what is shown of the bank, and of the quizzes that hold its questions. */
export const useBankReload = () => {
  const queryClient = useQueryClient()
  return () => Promise.all(calls.map((call) => queryClient.invalidateQueries({ queryKey: queryKeyOf(call) })))
}
