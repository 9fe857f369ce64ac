import { useSortable } from '@lectern/ui/dragging/use-sortable'
import { useMemo } from 'react'
import { useBankCards } from '../bank/use-bank-cards.ts'
import { AddQuestion } from './add-question.tsx'
import { QuestionCard, type CardChoice } from './question-card.tsx'
import styles from './quiz-editor.module.css'
import type { QuestionWork } from './use-question-work.ts'

interface QuestionListProps {
  work: QuestionWork
  onBank: () => void
  onPaste: () => void
  /** Leads to types that are listed beside the questions, where they are in sight. */
  toTypes?: (() => boolean) | undefined
  startWithOne: boolean
  /** Where several can be chosen. */
  choiceOf?: ((id: string) => CardChoice) | undefined
  /** A place for what is dragged from elsewhere, before the question with this index. */
  placeOf?: ((at: number) => object) | undefined
}

/** The questions of a quiz; one at a time is open to be written. */
export const QuestionList = (props: QuestionListProps) => {
  const { work, onBank, onPaste, toTypes, startWithOne, choiceOf, placeOf } = props
  const { questions, issues, openId } = work
  const ids = useMemo(() => questions.map((question) => question.id), [questions])
  const bankOf = useBankCards(work)
  const { list, itemProps, handleProps } = useSortable({ ids, onMove: work.move })
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
            isFresh={work.isFresh(question.id)}
            item={{ ...itemProps(at), ...placeOf?.(at) }}
            handle={handleProps(at)}
            bank={bankOf(question)}
            choice={choiceOf?.(question.id)}
            onOpen={(wanted) => work.setOpenId(wanted ? question.id : undefined)}
            onQuestion={work.write}
            onConvert={(next) => work.convert(question, next)}
            onCopy={() => work.copy(question, at)}
            onMove={(step) => work.move(at, at + step)}
            onRemove={() => work.remove(new Set([question.id]))}
          />
        ))}
      </ol>
      <div data-add-question {...placeOf?.(questions.length)}>
        <AddQuestion
          isFirst={questions.length === 0}
          isFull={work.room <= 0}
          openAtOnce={startWithOne && questions.length === 0}
          onAdd={work.add}
          onBank={onBank}
          onPaste={onPaste}
          toTypes={toTypes}
        />
      </div>
    </div>
  )
}
