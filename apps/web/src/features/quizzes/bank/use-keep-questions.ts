import { bankLimits } from '@lectern/contract/quizzes/bank/bank'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { useMutation } from '@tanstack/react-query'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '../../../lib/texts/index.ts'
import { keepQuestions } from '../api.ts'
import type { QuestionWork } from '../editor/use-question-work.ts'
import { useBankReload } from './use-bank-reload.ts'

/** Keeps questions of a quiz in the bank, and notes in each where it is kept. */
export const useKeepQuestions = (work: Pick<QuestionWork, 'change'>) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const reload = useBankReload()
  return useMutation({
    mutationFn: async (questions: readonly Question[]) => {
      for (let at = 0; at < questions.length; at += bankLimits.perCall) {
        const some = questions.slice(at, at + bankLimits.perCall)
        const { data } = await keepQuestions({ body: { questions: some } })
        const kept = new Map(some.map(({ id }, place) => [id, data[place]]))
        work.change((all) =>
          all.map((question) => {
            const entry = kept.get(question.id)
            return entry ? { ...question, bank: { id: entry.id, sum: entry.sum } } : question
          }),
        )
      }
    },
    onSuccess: (_, questions) => {
      toasts.show({
        tone: 'success',
        title: t('quizzes.bank_kept', { count: questions.length }),
        action: {
          label: t('quizzes.bank_open'),
          onSelect: () => void navigate({ to: '/expert/quiz/bank' }),
        },
      })
      return reload()
    },
  })
}
