import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { toasts } from '@lectern/ui/feedback/toast-store'
import type { DraftDocument } from '../../../lib/drafts/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import type { QuizDraft } from '../quiz-kind.ts'

/** Puts questions behind those of the quiz, and takes them out again where that is asked for. */
export const usePastedQuestions = (kept: DraftDocument<QuizDraft>, draft: QuizDraft) => {
  const { t } = useTexts()
  // Always on the newest state: an undo comes seconds later.
  const change = (work: (questions: readonly Question[]) => Question[]) => {
    const newest = kept.state()?.content ?? draft
    kept.edit({ ...newest, content: { version: 1, questions: work(newest.content.questions) } })
  }
  return (added: readonly Question[]) => {
    const ids = new Set(added.map(({ id }) => id))
    change((all) => [...all, ...added])
    toasts.show({
      title: t('create-course.paste_added', { count: added.length }),
      action: {
        label: t('create-course.undo'),
        onSelect: () => change((all) => all.filter(({ id }) => !ids.has(id))),
      },
    })
  }
}
