import { commentParts } from '@lectern/contract/comments/rules/comment-parts'
import { Button } from '@lectern/ui/actions/button'
import { Badge } from '@lectern/ui/feedback/badge'
import { Icon } from '@lectern/ui/layout/icon'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { MessageSquare } from 'lucide-react'
import { useNeededTexts, useTexts } from '../../../lib/texts/index.ts'
import { askForPart } from './asked-part.ts'
import { useAttemptCounts } from '../attempt-counts.ts'
import styles from '../comments.module.css'
import { usePartName } from './part-choice.tsx'

export interface PartCountProps {
  attempt: number
  /** With its statements and groups of answers. */
  question: { readonly id: string }
  /** Of a statement or a group of answers. */
  part: string
}

/** How much is said about a part of a question, beside it; a press opens that. Nothing where nothing is said. */
export const PartCount = (props: PartCountProps) => {
  const hasTexts = useNeededTexts('comments')
  return hasTexts && <Count {...props} />
}

const Count = ({ attempt, question, part }: PartCountProps) => {
  const { t, number } = useTexts()
  const nameOf = usePartName()
  const { counts } = useAttemptCounts(attempt)
  const said = counts?.questions
    .find(({ question_id: id }) => id === question.id)
    ?.parts.find(({ id }) => id === part)
  const place = said && commentParts(question).find(({ id, kind }) => id === part && kind === said.kind)
  if (!said || !place) return null
  const { kind, id, comments_count: count, unread_count: unread } = said
  return (
    <span className={styles.partCount} data-part-count={part}>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon of={MessageSquare} />}
        onClick={() => askForPart({ attempt, question: question.id, part: { kind, id } })}
      >
        <VisuallyHidden>{`${nameOf(place)}: ${t('comments.count', { count })}`}</VisuallyHidden>
        <span aria-hidden="true">{number(count)}</span>
      </Button>
      {unread > 0 && <Badge tone="primary">{t('comments.unread', { count: unread })}</Badge>}
    </span>
  )
}
