import { findContentIssues } from '@lectern/contract/quizzes/rules/ready-content'
import { quizLimits } from '@lectern/contract/quizzes/quiz'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useSortable } from '@lectern/ui/dragging/use-sortable'
import { useMemo, useState } from 'react'
import type { DraftDocument } from '../../../lib/drafts/index.ts'
import { inserted, moved, replaced } from '../../../lib/lists.ts'
import { newKey } from '../../../lib/new-key.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { questionEditors } from '../question-types/question-editors.ts'
import type { QuestionSlug } from '../question-types/question-view.ts'
import type { QuizDraft } from '../quiz-kind.ts'
import { AddQuestion } from './add-question.tsx'
import { QuestionCard } from './question-card.tsx'
import styles from './quiz-editor.module.css'

interface QuestionListProps {
  kept: DraftDocument<QuizDraft>
  draft: QuizDraft
  startWithOne: boolean
}

/** The questions of a quiz; one at a time is open to be written. */
export const QuestionList = ({ kept, draft, startWithOne }: QuestionListProps) => {
  const { t } = useTexts()
  const { questions } = draft.content
  const issues = useMemo(() => findContentIssues(draft.content), [draft.content])
  const [openId, setOpenId] = useState<string>()
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const ids = useMemo(() => questions.map((question) => question.id), [questions])

  // Always on the newest state: an undo comes seconds later.
  const change = (work: (questions: readonly Question[]) => Question[]) => {
    const newest = kept.state()?.content ?? draft
    kept.edit({ ...newest, content: { version: 1, questions: work(newest.content.questions) } })
  }
  const { list, itemProps, handleProps } = useSortable({
    ids,
    onMove: (from, to) => change((all) => moved(all, from, to)),
  })
  const open = (question: Question, at: number) => {
    setFresh((before) => new Set(before).add(question.id))
    setOpenId(question.id)
    change((all) => inserted(all, at, question))
  }
  const add = (slug: QuestionSlug) => open(questionEditors[slug].create(newKey), questions.length)
  const copy = (question: Question, at: number) =>
    open(questionEditors[question.type].copy(question, newKey), at + 1)
  const write = (question: Question) =>
    change((all) =>
      replaced(
        all,
        all.findIndex((each) => each.id === question.id),
        question,
      ),
    )
  const convert = (before: Question, question: Question) => {
    write(question)
    toasts.show({
      title: t('create-course.convert_done', { type: t(questionEditors[question.type].name) }),
      action: { label: t('create-course.undo'), onSelect: () => write(before) },
    })
  }
  const remove = (question: Question, at: number) => {
    change((all) => all.filter((each) => each.id !== question.id))
    toasts.show({
      title: t('create-course.question_deleted'),
      action: {
        label: t('create-course.undo'),
        onSelect: () => change((all) => inserted(all, Math.min(at, all.length), question)),
      },
    })
  }

  return (
    <div className={styles.questions}>
      <ol ref={list} className={styles.list}>
        {questions.map((question, at) => (
          <QuestionCard
            key={question.id}
            question={question}
            number={at + 1}
            total={questions.length}
            issues={issues.filter((issue) => issue.question_id === question.id)}
            isOpen={question.id === openId}
            isFresh={fresh.has(question.id)}
            item={itemProps(at)}
            handle={handleProps(at)}
            onOpen={(wanted) => setOpenId(wanted ? question.id : undefined)}
            onQuestion={write}
            onConvert={(next) => convert(question, next)}
            onCopy={() => copy(question, at)}
            onMove={(step) => change((all) => moved(all, at, at + step))}
            onRemove={() => remove(question, at)}
          />
        ))}
      </ol>
      <AddQuestion
        isFirst={questions.length === 0}
        isFull={questions.length >= quizLimits.questions}
        openAtOnce={startWithOne && questions.length === 0}
        onAdd={add}
      />
    </div>
  )
}
