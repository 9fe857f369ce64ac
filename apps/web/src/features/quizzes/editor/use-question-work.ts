import { findContentIssues } from '@lectern/contract/quizzes/rules/ready-content'
import { quizLimits } from '@lectern/contract/quizzes/quiz'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useMemo, useState } from 'react'
import { copiedQuestion } from '../bank/copied-question.ts'
import type { DraftDocument } from '../../../lib/drafts/index.ts'
import { inserted, moved, replaced } from '../../../lib/lists.ts'
import { newKey } from '../../../lib/new-key.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { questionEditors } from '../question-types/question-editors.ts'
import type { QuestionSlug } from '../question-types/question-view.ts'
import type { QuizDraft } from '../quiz-kind.ts'

type Change = (questions: readonly Question[]) => Question[]

/** Puts each question back in the place that it had, as far as the list still reaches. */
const putBack =
  (taken: readonly { question: Question; at: number }[]): Change =>
  (all) => {
    let now = [...all]
    for (const { question, at } of taken) now = inserted(now, Math.min(at, now.length), question)
    return now
  }

/** The questions of a quiz that is being written, and everything that is done with them; one at a time is open. */
export const useQuestionWork = (kept: DraftDocument<QuizDraft>, draft: QuizDraft) => {
  const { questions } = draft.content
  const issues = useMemo(() => findContentIssues(draft.content), [draft.content])
  const [openId, setOpenId] = useState<string>()
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())

  // Always on the newest state: an undo comes seconds later.
  const change = (work: Change) => {
    const newest = kept.state()?.content ?? draft
    kept.edit({ ...newest, content: { version: 1, questions: work(newest.content.questions) } })
  }
  const open = (question: Question, at: number) => {
    setFresh((before) => new Set(before).add(question.id))
    setOpenId(question.id)
    change((all) => inserted(all, at, question))
  }
  const write = (question: Question) =>
    change((all) =>
      replaced(
        all,
        all.findIndex((each) => each.id === question.id),
        question,
      ),
    )
  return {
    questions,
    issues,
    openId,
    setOpenId,
    isFresh: (id: string) => fresh.has(id),
    room: quizLimits.questions - questions.length,
    change,
    write,
    add: (slug: QuestionSlug, at = questions.length) => open(questionEditors[slug].create(newKey), at),
    /** Behind the open question; at the end where none is open. */
    addNext: (slug: QuestionSlug) => {
      const at = questions.findIndex(({ id }) => id === openId)
      open(questionEditors[slug].create(newKey), at < 0 ? questions.length : at + 1)
    },
    copy: (question: Question, at: number) => open(copiedQuestion(question), at + 1),
    move: (from: number, to: number) => change((all) => moved(all, from, to)),
    ...useTold(change, write, questions),
  }
}

export type QuestionWork = ReturnType<typeof useQuestionWork>

/** How many questions learners do not see as they are. */
export const unreadyOf = ({ issues }: Pick<QuestionWork, 'issues'>): number =>
  new Set(issues.map(({ question_id }) => question_id)).size

/** What is said when it is done, with the way back. */
const useTold = (
  change: (work: Change) => void,
  write: (question: Question) => void,
  questions: readonly Question[],
) => {
  const { t } = useTexts()
  const tell = (title: string, undo: () => void) =>
    toasts.show({ title, action: { label: t('create-course.undo'), onSelect: undo } })
  const append = (added: readonly Question[]) => {
    const ids = new Set(added.map(({ id }) => id))
    change((all) => [...all, ...added])
    tell(t('quizzes.paste_added', { count: added.length }), () =>
      change((all) => all.filter(({ id }) => !ids.has(id))),
    )
  }
  return {
    append,
    duplicate: (ids: ReadonlySet<string>) =>
      append(questions.filter(({ id }) => ids.has(id)).map(copiedQuestion)),
    remove: (ids: ReadonlySet<string>) => {
      const taken = questions.flatMap((question, at) => (ids.has(question.id) ? [{ question, at }] : []))
      change((all) => all.filter(({ id }) => !ids.has(id)))
      tell(t('quizzes.questions_deleted', { count: taken.length }), () => change(putBack(taken)))
    },
    /** Together to the beginning or the end, in the order that they have. */
    gather: (ids: ReadonlySet<string>, where: 'first' | 'last') =>
      change((all) => {
        const chosen = all.filter(({ id }) => ids.has(id))
        const rest = all.filter(({ id }) => !ids.has(id))
        return where === 'first' ? [...chosen, ...rest] : [...rest, ...chosen]
      }),
    convert: (before: Question, question: Question) => {
      write(question)
      tell(t('quizzes.convert_done', { type: t(questionEditors[question.type].name) }), () => write(before))
    },
    /** In place of a question, its form in the bank. */
    takeOver: (before: Question, question: Question) => {
      write(question)
      tell(t('quizzes.bank_taken_here'), () => write(before))
    },
  }
}
