import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { QuizIssue } from '@lectern/contract/quizzes/quiz'
import textStyles from '@lectern/ui/text/text.module.css'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Badge } from '@lectern/ui/feedback/badge'
import { Icon } from '@lectern/ui/layout/icon'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import { SortHandle, sortItemClass } from '@lectern/ui/dragging/sort-handle'
import { classNames } from '@lectern/ui/theme/class-names'
import { ChevronDown, CircleAlert, Copy, Trash2 } from 'lucide-react'
import { useState, type ComponentProps, type FocusEvent } from 'react'
import { moveEntries } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { questionEditors } from '../question-types/question-editors.ts'
import { bankEntries, type BankCard } from '../bank/bank-card.ts'
import { BankBadge, BankNote } from '../bank/bank-note.tsx'
import { ConvertDialog } from './convert-dialog.tsx'
import { QuestionFields } from './question-fields.tsx'
import { issueText } from './issue-note.tsx'
import styles from './quiz-editor.module.css'
import { useConversions } from './use-conversions.ts'

/** Whether it is one of several that something is done with. */
export interface CardChoice {
  isChosen: boolean
  toggle: (withShift: boolean) => void
}

interface QuestionCardProps {
  question: Question
  number: number
  total: number
  issues: readonly QuizIssue[]
  isOpen: boolean
  /** Made a moment ago: nothing is complained of until it was left once. */
  isFresh: boolean
  item: ComponentProps<'li'>
  handle: ComponentProps<'button'>
  choice: CardChoice | undefined
  /** How it stands to the question of the bank that it came from. */
  bank: BankCard
  onOpen: (open: boolean) => void
  onQuestion: (question: Question) => void
  onCopy: () => void
  /** Makes it a question of another type. */
  onConvert: (question: Question) => void
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

const useEntries = (props: QuestionCardProps, conversions: MenuEntry[]): MenuEntry[] => {
  const { t } = useTexts()
  const { number, total, onCopy, onMove, onRemove } = props
  return [
    { kind: 'action', label: t('create-course.duplicate'), icon: Copy, onSelect: onCopy },
    ...bankEntries(props.bank, t),
    ...moveEntries(t, { number, total, onMove }),
    { kind: 'separator' },
    { kind: 'action', label: t('create-course.delete'), icon: Trash2, danger: true, onSelect: onRemove },
    // Last, because they are many: what is needed daily stays in sight.
    ...(conversions.length > 0 ? [{ kind: 'separator' } as const, ...conversions] : []),
  ]
}

/** One question: a line while closed, all its fields while open. */
export const QuestionCard = (props: QuestionCardProps) => {
  const { question, issues, isOpen, isFresh, item, onQuestion } = props
  const { t } = useTexts()
  const [wasLeft, setWasLeft] = useState(!isFresh)
  const conversions = useConversions(question, props.onConvert)
  const entries = useEntries(props, conversions.entries)
  const editor = questionEditors[question.type]
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setWasLeft(true)
  }
  const name = question.name.trim() || t('quizzes.question_untitled')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notes that the fields within were left
    <li
      {...item}
      onBlur={leave}
      className={classNames(styles.card, sortItemClass)}
      data-open={isOpen || undefined}
      data-chosen={props.choice?.isChosen || undefined}
      data-question={question.id}
    >
      <CardHead {...props} name={name} entries={entries} isUnready={issues.length > 0 && wasLeft} />
      <ConvertDialog
        conversion={conversions.asked}
        onClose={conversions.close}
        onConvert={conversions.convert}
      />
      {props.bank.isOlder && isOpen && <BankNote bank={props.bank} />}
      {isOpen && (
        <QuestionFields
          question={question}
          onQuestion={onQuestion}
          issues={wasLeft ? issues : []}
          startHere={isFresh}
        />
      )}
      {isOpen && wasLeft && issues.length > 0 && (
        <p className={styles.unready}>
          {t('quizzes.question_unready_text', {
            what: [...new Set(issues.map((issue) => issueText(issue.code, editor.issues, t)))].join(' '),
          })}
        </p>
      )}
    </li>
  )
}

interface CardHeadProps extends QuestionCardProps {
  name: string
  entries: readonly MenuEntry[]
  isUnready: boolean
}

/** The line of a question, which stays while it is open. */
const CardHead = ({ name, entries, isUnready, ...props }: CardHeadProps) => {
  const { question, number, total, isOpen, onOpen } = props
  const { t } = useTexts()
  const editor = questionEditors[question.type]
  return (
    <div className={styles.head}>
      <SortHandle {...props.handle} name={name} label={t('quizzes.question_move', { number, total })} />
      {props.choice && <ChoiceBox choice={props.choice} number={number} />}
      <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        <span className={styles.number}>{number}</span>
        <Icon of={editor.icon} className={styles.typeIcon} />
        <span className={styles.name} data-unnamed={question.name.trim() === '' || undefined}>
          {name}
        </span>
        <Icon of={ChevronDown} className={styles.chevron} />
      </button>
      <span className={styles.facts}>
        {props.bank.isOlder && !isOpen && <BankBadge />}
        {isUnready && (
          <Badge tone="warning" icon={CircleAlert}>
            {t('quizzes.question_unready')}
          </Badge>
        )}
        <span className={classNames(styles.type_name, textStyles.muted)}>{t(editor.name)}</span>
      </span>
      <MoreMenu label={t('quizzes.question_actions', { number })} entries={entries} />
    </div>
  )
}

const ChoiceBox = ({ choice, number }: { choice: CardChoice; number: number }) => {
  const { t } = useTexts()
  return (
    <Checkbox
      aria-label={t('quizzes.question_choose', { number })}
      checked={choice.isChosen}
      onChange={({ nativeEvent }) => choice.toggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  )
}
