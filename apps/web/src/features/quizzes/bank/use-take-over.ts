import { bankLimits, type TakenOver } from '@lectern/contract/quizzes/bank/bank'
import { useMutation } from '@tanstack/react-query'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useTexts } from '../../../lib/texts/index.ts'
import { getQuiz, takeOverQuestion, updateQuiz } from '../api.ts'
import { useBankReload } from './use-bank-reload.ts'

/** Somebody who saves the quiz at this moment is not overwritten: the call is refused. */
const giveBack = async ({ quiz_id: quiz, before }: TakenOver): Promise<void> => {
  const { data } = await getQuiz({ params: { quiz } })
  const earlier = new Map(before.map((question) => [question.id, question]))
  const questions = data.content.questions.map((question) => earlier.get(question.id) ?? question)
  await updateQuiz({
    params: { quiz },
    body: { content: { version: 1, questions }, base_revision: data.revision },
  })
}

/** Puts a question of the bank into quizzes that hold it, and offers the way back. */
export const useTakeOver = (question: number) => {
  const { t } = useTexts()
  const reload = useBankReload()
  const undo = useMutation({
    mutationFn: async (taken: readonly TakenOver[]) => {
      for (const each of taken) await giveBack(each)
    },
    onSuccess: (_, { length: count }) => toasts.show({ title: t('quizzes.bank_taken_back', { count }) }),
    onSettled: reload,
  })
  return useMutation({
    mutationFn: async (quizIds: readonly number[]) => {
      const taken: TakenOver[] = []
      for (let at = 0; at < quizIds.length; at += bankLimits.perCall) {
        const some = quizIds.slice(at, at + bankLimits.perCall)
        const { data } = await takeOverQuestion({ params: { question }, body: { quiz_ids: some } })
        taken.push(...data)
      }
      return taken
    },
    onSuccess: (taken) =>
      toasts.show({
        tone: 'success',
        title: t('quizzes.bank_taken_over', { count: taken.length }),
        action: { label: t('create-course.undo'), onSelect: () => undo.mutate(taken) },
      }),
    onSettled: reload,
  })
}
