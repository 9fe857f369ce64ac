import type { BankSummary } from '@lectern/contract/quizzes/bank/bank'
import type { PageMeta } from '@lectern/contract/kernel/envelope'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Badge } from '@lectern/ui/feedback/badge'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { Icon } from '@lectern/ui/layout/icon'
import textStyles from '@lectern/ui/text/text.module.css'
import { CircleAlert, Library, SearchX } from 'lucide-react'
import { LoadFailure } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useTakes } from '../kinds/quiz-type-context.ts'
import listStyles from '../lists/lists.module.css'
import { questionEditors } from '../question-types/question-editors.ts'
import { bankName } from './bank-card.ts'
import styles from './bank.module.css'

interface FoundQuestionsProps {
  found: {
    data: { data: readonly BankSummary[]; meta: PageMeta } | undefined
    error: Error | null
    refetch: () => unknown
  }
  /** Words, a type or a tag were asked for. */
  isNarrowed: boolean
  /** In the order of choosing. */
  chosen: readonly number[]
  /** No more can be chosen. */
  isFull: boolean
  onToggle: (id: number) => void
}

/** Questions of the bank, of which several are chosen. */
export const FoundQuestions = ({ found, isNarrowed, ...choice }: FoundQuestionsProps) => {
  const { t } = useTexts()
  const takes = useTakes()
  const { data, error, refetch } = found
  if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="12rem" radius="var(--radius-card)" />
  const fitting = data.data.filter(({ type }) => takes(type))
  if (fitting.length === 0)
    return (
      <EmptyState
        icon={isNarrowed ? SearchX : Library}
        framed
        level={3}
        title={t(isNarrowed ? 'quizzes.bank_none_found' : 'quizzes.bank_empty')}
        text={isNarrowed ? undefined : t('quizzes.bank_empty_picker')}
      />
    )
  return (
    <>
      <ul className={styles.found}>
        {fitting.map((question) => (
          <li key={question.id}>
            <FoundQuestion question={question} {...choice} />
          </li>
        ))}
      </ul>
      {data.meta.total > data.data.length && (
        <p className={textStyles.muted}>
          {t('quizzes.bank_more_found', { count: data.meta.total - data.data.length })}
        </p>
      )}
    </>
  )
}

const FoundQuestion = ({
  question,
  chosen,
  isFull,
  onToggle,
}: Omit<FoundQuestionsProps, 'found' | 'isNarrowed'> & { question: BankSummary }) => {
  const { t } = useTexts()
  const editor = questionEditors[question.type]
  const place = chosen.indexOf(question.id) + 1
  return (
    <Checkbox
      className={styles.foundQuestion}
      checked={place > 0}
      disabled={place === 0 && isFull}
      onChange={() => onToggle(question.id)}
      label={<span className={styles.text}>{bankName(question, t)}</span>}
      help={
        <span className={listStyles.labels}>
          <span className={styles.type}>
            <Icon of={editor.icon} />
            {t(editor.name)}
          </span>
          {place > 0 && chosen.length > 1 && (
            <Badge tone="primary">{t('quizzes.bank_chosen_place', { number: place })}</Badge>
          )}
          {!question.is_ready && (
            <Badge tone="warning" icon={CircleAlert}>
              {t('quizzes.bank_unready')}
            </Badge>
          )}
          {question.tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </span>
      }
    />
  )
}
