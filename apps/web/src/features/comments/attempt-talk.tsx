import type { CommentPart } from '@lectern/contract/comments/rules/comment-parts'
import { Button } from '@lectern/ui/actions/button'
import { Badge } from '@lectern/ui/feedback/badge'
import { Icon } from '@lectern/ui/layout/icon'
import { useLoaderData, useRouterState } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useNeededTexts, useTexts } from '../../lib/texts/index.ts'
import { forgetAsked, useAskedPart } from './parts/asked-part.ts'
import { AllowanceSwitch } from './allowance-switch.tsx'
import { useAttemptCounts } from './attempt-counts.ts'
import styles from './comments.module.css'
import { PartChoice, usePartName } from './parts/part-choice.tsx'
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
  /** Of a talk about a question that stands beside it, and open: the heading. */
  beside?: string
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
    <section className={styles.comments} aria-labelledby={id} data-talk-of={attempt} tabIndex={-1}>
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
const QuestionTalk = ({
  attempt,
  question,
  person,
  beside,
  parts = noParts,
}: TalkProps & { question: string }) => {
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
      beside={beside}
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
  /** Its heading where it stands beside the question, and open. */
  beside: string | undefined
  count: number
  unread: number
  /** Whether the learner may write. */
  isAllowed: boolean
  /** Whether the reader may. */
  mayWrite: boolean
  maySetAllowance: boolean
  onChanged: () => void
}

const QuestionThread = (props: QuestionThreadProps) => {
  const { question, parts, beside, count, mayWrite } = props
  const search = useRouterState({ select: (state) => state.location.search })
  const [wanted] = useState(() => openedPart(question, parts, search))
  const [isOpen, setOpen] = useState(wanted !== undefined)
  const [part, setPart] = useState<CommentPart | null>(wanted ?? null)
  const box = useRef<HTMLElement>(null)
  useAskedParts(props, box, (asked) => {
    setPart(asked)
    setOpen(true)
  })
  const choice = { part, setPart, box }
  if (count === 0 && !mayWrite && !isOpen) return null
  return beside === undefined ? (
    <FoldedThread {...props} {...choice} isOpen={isOpen} setOpen={setOpen} />
  ) : (
    <ThreadBeside {...props} {...choice} heading={beside} />
  )
}

/** Opens the part that somebody asks for at its place in the question, and takes the keyboard there. */
const useAskedParts = (
  { attempt, question, parts }: QuestionThreadProps,
  box: RefObject<HTMLElement | null>,
  onAsked: (part: CommentPart) => void,
) => {
  const asked = useAskedPart(attempt, question)
  useEffect(() => {
    const part = asked && parts.find(({ kind, id }) => kind === asked.part.kind && id === asked.part.id)
    if (!part) return
    forgetAsked()
    onAsked(part)
    requestAnimationFrame(() => {
      box.current?.scrollIntoView({ block: 'nearest' })
      box.current?.querySelector('select')?.focus()
    })
    // oxlint-disable-next-line react/exhaustive-deps -- each wish is followed once
  }, [asked])
}

interface Chosen {
  /** The part that is talked about; null: the whole question. */
  part: CommentPart | null
  setPart: (part: CommentPart | null) => void
  box: RefObject<HTMLElement | null>
}

interface FoldedProps extends QuestionThreadProps, Chosen {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

const FoldedThread = ({ isOpen, setOpen, box, ...props }: FoldedProps) => {
  const { t } = useTexts()
  const id = useId()
  const { question, count, unread } = props
  return (
    <section ref={box} className={styles.about} data-talk={question}>
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
        <Unread count={unread} />
      </div>
      {isOpen && (
        <div id={id} className={styles.aboutThread}>
          <OpenThread {...props} />
        </div>
      )}
    </section>
  )
}

const ThreadBeside = ({ heading, box, ...props }: QuestionThreadProps & Chosen & { heading: string }) => {
  const id = useId()
  return (
    <section ref={box} className={styles.about} data-talk={props.question} aria-labelledby={id}>
      <div className={styles.actions}>
        <h2 id={id} className={styles.besideTitle}>
          {heading}
        </h2>
        <Unread count={props.unread} />
      </div>
      <OpenThread {...props} />
    </section>
  )
}

const Unread = ({ count }: { count: number }) => {
  const { t } = useTexts()
  return count > 0 && <Badge tone="primary">{t('comments.unread', { count })}</Badge>
}

const OpenThread = ({
  attempt,
  question,
  parts,
  person,
  part,
  setPart,
  ...props
}: QuestionThreadProps & Omit<Chosen, 'box'>) => {
  const place = { type: 'quiz-attempt', id: attempt, question, part: part ?? undefined } as const
  const nameOf = usePartName()
  const { isAllowed, maySetAllowance, onChanged } = props
  return (
    <>
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
    </>
  )
}
