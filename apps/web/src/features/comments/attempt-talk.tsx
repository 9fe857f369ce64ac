import type { CommentPart } from '@lectern/contract/comments/rules/comment-parts'
import { Button } from '@lectern/ui/actions/button'
import { Switch } from '@lectern/ui/choices/switch'
import { Badge } from '@lectern/ui/feedback/badge'
import { Notice } from '@lectern/ui/feedback/notice'
import { Icon } from '@lectern/ui/layout/icon'
import { useLoaderData, useRouterState } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import { useId, useState } from 'react'
import { errorText } from '../../lib/errors.ts'
import { useNeededTexts, useTexts } from '../../lib/texts/index.ts'
import { useAction } from '../../lib/use-action.ts'
import { setCommentAllowance } from './api.ts'
import { useAttemptCounts } from './attempt-counts.ts'
import styles from './comments.module.css'
import { PartChoice, usePartName } from './part-choice.tsx'
import { nameOfPlace, openedPart } from './thread-place.ts'
import { Thread } from './thread.tsx'

const noParts: readonly CommentPart[] = []

export interface AttemptTalkProps {
  attempt: number
  /** The question it is about; null: everything that is said about the attempt. */
  question: string | null
  /** The statements and groups of answers of the question. */
  parts?: readonly CommentPart[]
  /** The number of a question, where it has one. */
  numberOf: (question: string) => number | null | undefined
  /** Of its heading. */
  level?: 2 | 3
}

/** What is said about a finished attempt, or about one of its questions, for its learner and the team. */
export const AttemptTalk = (props: AttemptTalkProps) => {
  const hasTexts = useNeededTexts('comments')
  const { visitor } = useLoaderData({ from: '__root__' })
  if (!hasTexts || visitor === null) return null
  return props.question === null ? (
    <WholeTalk {...props} person={visitor.id} />
  ) : (
    <QuestionTalk {...props} question={props.question} person={visitor.id} />
  )
}

type TalkProps = AttemptTalkProps & { person: number }

const WholeTalk = ({ attempt, numberOf, person, level = 3 }: TalkProps) => {
  const { t } = useTexts()
  const id = useId()
  const { counts, renew } = useAttemptCounts(attempt)
  if (!counts || (counts.comments_count === 0 && !counts.may_write)) return null
  const Heading = `h${level}` as const
  return (
    <section className={styles.comments} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {t('comments.on_attempt')}
      </Heading>
      {counts.may_set_allowance && (
        <AllowanceSwitch
          attempt={attempt}
          part={{ result_commentable_type: 'quiz-attempt', result_commentable_id: attempt }}
          isAllowed={counts.is_user_comment_allowed}
          onChanged={renew}
        />
      )}
      <Thread
        place={{ type: 'quiz-attempt', id: attempt, question: null }}
        person={person}
        aboutOf={({ question_id: question }) => {
          const number = question === null ? null : numberOf(question)
          return number === undefined || number === null
            ? undefined
            : t('comments.about_question', { number })
        }}
        onChanged={renew}
      />
    </section>
  )
}

/** What is said about one question; closed to new words where there are none: nothing. */
const QuestionTalk = ({ attempt, question, person, parts = noParts }: TalkProps & { question: string }) => {
  const { counts, renew } = useAttemptCounts(attempt)
  if (!counts) return null
  const here = counts.questions.find((each) => each.question_id === question)
  const isAllowed = here?.is_user_comment_allowed ?? counts.is_user_comment_allowed
  return (
    <QuestionThread
      attempt={attempt}
      question={question}
      parts={parts}
      person={person}
      count={here?.comments_count ?? 0}
      unread={here?.unread_count ?? 0}
      isAllowed={isAllowed}
      mayWrite={counts.is_team ? counts.may_write : isAllowed}
      maySetAllowance={counts.may_set_allowance}
      onChanged={renew}
    />
  )
}

interface QuestionThreadProps {
  attempt: number
  question: string
  parts: readonly CommentPart[]
  person: number
  count: number
  unread: number
  /** Whether the learner may write. */
  isAllowed: boolean
  /** Whether the reader may. */
  mayWrite: boolean
  maySetAllowance: boolean
  onChanged: () => void
}

const QuestionThread = ({ attempt, question, parts, person, onChanged, ...props }: QuestionThreadProps) => {
  const { t } = useTexts()
  const id = useId()
  const search = useRouterState({ select: (state) => state.location.search })
  const [wanted] = useState(() => openedPart(question, parts, search))
  const [isOpen, setOpen] = useState(wanted !== undefined)
  const [part, setPart] = useState<CommentPart | null>(wanted ?? null)
  const place = { type: 'quiz-attempt', id: attempt, question, part: part ?? undefined } as const
  const nameOf = usePartName()
  const { count, unread, isAllowed, mayWrite, maySetAllowance } = props
  if (count === 0 && !mayWrite && !isOpen) return null
  return (
    <div className={styles.about} data-talk>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="small"
          icon={<Icon of={MessageSquare} />}
          data-open-talk
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {count === 0 ? t('comments.write_here') : t('comments.count', { count })}
        </Button>
        {unread > 0 && <Badge tone="primary">{t('comments.unread', { count: unread })}</Badge>}
      </div>
      {isOpen && (
        <div id={id} className={styles.aboutThread}>
          {parts.length > 0 && <PartChoice parts={parts} part={part} onChoose={setPart} />}
          {maySetAllowance && part === null && (
            <AllowanceSwitch
              attempt={attempt}
              part={{ result_commentable_type: 'question', result_commentable_id: question }}
              isAllowed={isAllowed}
              onChanged={onChanged}
            />
          )}
          <Thread
            key={nameOfPlace(place)}
            place={place}
            person={person}
            aboutOf={({ statement_id, answer_group_id }) => {
              const about = parts.find((each) => each.id === (statement_id ?? answer_group_id))
              return about && nameOf(about)
            }}
            onChanged={onChanged}
          />
        </div>
      )}
    </div>
  )
}

interface AllowanceProps {
  attempt: number
  part: {
    result_commentable_type: 'quiz-attempt' | 'question'
    result_commentable_id: number | string
  }
  isAllowed: boolean
  onChanged: () => void
}

/** Whether the learner may write here; said by the team. */
const AllowanceSwitch = ({ attempt, part, isAllowed, onChanged }: AllowanceProps) => {
  const { t } = useTexts()
  const change = useAction(async (is_allowed: boolean) => {
    await setCommentAllowance({ params: { attempt }, body: { ...part, is_allowed } })
    onChanged()
  })
  return (
    <>
      <Switch
        label={t('comments.learner_may_write')}
        checked={isAllowed}
        disabled={change.busy}
        onChange={(event) => change.run(event.currentTarget.checked)}
      />
      {change.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(change.error, t)}
        </Notice>
      )}
    </>
  )
}
