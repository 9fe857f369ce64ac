import { misfitsOf, quizTypeRules } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import { quizLimits, type QuizSummary } from '@lectern/contract/quizzes/quiz'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '@lectern/ui/actions/button'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Dialog } from '@lectern/ui/overlays/dialog'
import textStyles from '@lectern/ui/text/text.module.css'
import { useNavigate } from '@tanstack/react-router'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { getQuiz, listQuizzes, updateQuiz } from '../api.ts'
import { copiedQuestion } from '../bank/copied-question.ts'
import { QuizSearch } from '../editor/picking/quiz-search.tsx'

interface CopyToQuizProps {
  from: number
  questions: readonly Question[]
  onClose: () => void
}

/** Behind the questions that the quiz has now. Somebody who saved in between is not overwritten: the call is refused. */
const appendTo = async (quiz: number, questions: readonly Question[]): Promise<void> => {
  const { data } = await getQuiz({ params: { quiz } })
  const copies = questions.map(copiedQuestion)
  await updateQuiz({
    params: { quiz },
    body: {
      content: { version: 1, questions: [...data.content.questions, ...copies] },
      base_revision: data.revision,
    },
  })
}

/** Asks for another quiz, and puts copies of the questions behind those that it has. */
export const CopyToQuiz = ({ from, questions, onClose }: CopyToQuizProps) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const copy = useMutation({
    mutationFn: ({ id }: QuizSummary) => appendTo(id, questions),
    onSuccess: async (_, quiz) => {
      onClose()
      toasts.show({
        tone: 'success',
        title: t('quizzes.questions_copied', { count: questions.length }),
        message: quiz.name,
        action: {
          label: t('quizzes.questions_copied_open'),
          onSelect: () => void navigate({ to: '/expert/quiz/$quizId', params: { quizId: String(quiz.id) } }),
        },
      })
      await Promise.all(
        [getQuiz, listQuizzes].map((call) => queryClient.invalidateQueries({ queryKey: queryKeyOf(call) })),
      )
    },
    meta: { showsErrors: true },
  })
  const hasRoom = ({ questions_count: count }: QuizSummary) =>
    count + questions.length <= quizLimits.questions
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('quizzes.questions_copy_title', { count: questions.length })}
      closeLabel={t('common.close')}
      actions={<Button onClick={onClose}>{t('create-course.cancel')}</Button>}
    >
      <QuizSearch
        isOffered={({ id, type }) =>
          id !== from && !quizTypeRules(type).isDrawn && misfitsOf(type, questions).length === 0
        }
        hasRoom={hasRoom}
        onPick={(quiz) => !copy.isPending && copy.mutate(quiz)}
      />
      {copy.error && (
        <p className={textStyles.wrong} role="alert">
          {errorText(copy.error, t)}
        </p>
      )}
    </Dialog>
  )
}
