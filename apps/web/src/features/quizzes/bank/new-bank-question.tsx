import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import textStyles from '@lectern/ui/text/text.module.css'
import { errorText } from '../../../lib/errors.ts'
import { newKey } from '../../../lib/new-key.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { keepQuestions } from '../api.ts'
import editorStyles from '../editor/quiz-editor.module.css'
import { TypeCards } from '../editor/type-cards.tsx'
import { questionEditors } from '../question-types/question-editors.ts'
import type { QuestionSlug } from '../question-types/question-view.ts'
import { useBankReload } from './use-bank-reload.ts'

/** Asks for the type of a new question, and leads to its page. */
export const NewBankQuestion = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const reload = useBankReload()
  const create = useMutation({
    mutationFn: (slug: QuestionSlug) =>
      keepQuestions({ body: { questions: [questionEditors[slug].create(newKey)] } }),
    onSuccess: async ({ data: [made] }) => {
      void reload()
      if (made)
        await navigate({ to: '/expert/quiz/bank/$questionId', params: { questionId: String(made.id) } })
    },
    meta: { showsErrors: true },
  })
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t('quizzes.question_type')}
      closeLabel={t('common.close')}
      actions={<Button onClick={onClose}>{t('create-course.cancel')}</Button>}
    >
      {create.error && (
        <p className={textStyles.wrong} role="alert">
          {errorText(create.error, t)}
        </p>
      )}
      <div className={editorStyles.types}>
        <TypeCards onPick={(slug) => create.isPending || create.mutate(slug)} />
      </div>
    </Dialog>
  )
}
