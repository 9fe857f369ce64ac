import type { Comment } from '@lectern/contract/comments/comment'
import { Button } from '@lectern/ui/actions/button'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Badge } from '@lectern/ui/feedback/badge'
import { Avatar } from '@lectern/ui/layout/avatar'
import { Icon } from '@lectern/ui/layout/icon'
import { CloudUpload, EyeOff, Lock, Reply } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { keepInView } from '../../lib/scrolling/keep-in-view.ts'
import { type TextId, useDates, useTexts } from '../../lib/texts/index.ts'
import { CommentMenu } from './comment-menu.tsx'
import styles from './comments.module.css'
import { CommentFiles } from './comment-files.tsx'
import { AnswerBox, EditBox, editName } from './composer/comment-boxes.tsx'
import type { Words } from './composer/kept-words.ts'
import { UnsentWords } from './composer/unsent-words.tsx'
import type { ShownEdit } from './sending/use-edits.ts'
import type { RefusedWords } from './sending/use-thread-sending.ts'
import type { Selection } from './use-selection.ts'

interface CommentCardProps {
  comment: Comment
  /** The part of the place that it is about, in words. */
  about?: string | undefined
  /** Its place, where comments of many places stand together. */
  where?: ReactNode
  /** Who reads. */
  person: number
  isTeam: boolean
  takesFiles: boolean
  /** Comments are being chosen. */
  selection: Selection | undefined
  /** An answer to it, or a change of it, that came back. */
  refused: RefusedWords | undefined
  /** A change of it that is on its way. */
  edit: ShownEdit | undefined
  /** New to the reader. */
  isFresh: boolean
  /** The address asked for it. */
  isWanted: boolean
  /** After a change; with the comment that is to be seen then. */
  onChanged: (comment?: number) => void
  onReply: (comment: Comment, words: Words) => Promise<unknown>
  onEdit: (comment: Comment, words: Words) => Promise<unknown>
}

/** Words at this comment that came back are opened once, with the reason until they are left. */
const useCameBack = (
  { comment, refused }: Pick<CommentCardProps, 'comment' | 'refused'>,
  onBack: (as: RefusedWords['as']) => void,
) => {
  const [opened, setOpened] = useState<RefusedWords>()
  const [settled, setSettled] = useState<RefusedWords>()
  const here = refused?.at === comment.id && refused !== settled ? refused : undefined
  if (here !== undefined && here !== opened) {
    setOpened(here)
    onBack(here.as)
  }
  return { fault: here?.fault, settle: () => setSettled(here) }
}

type Doing = 'nothing' | 'editing' | 'answering'

/** One comment with what its reader may do with it. */
export const CommentCard = (props: CommentCardProps) => {
  const { comment, person, isTeam, takesFiles, selection, isWanted, onChanged } = props
  const { t } = useTexts()
  const [doing, setDoing] = useState<Doing>('nothing')
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isWanted && card.current) keepInView(card.current, 'center')
  }, [isWanted])
  const { fault, settle } = useCameBack(props, (as) => setDoing(as === 'edit' ? 'editing' : 'answering'))
  const rest = () => {
    setDoing('nothing')
    settle()
    requestAnimationFrame(() => card.current?.focus())
  }
  return (
    <li
      ref={card}
      tabIndex={-1}
      className={styles.comment}
      data-comment={comment.id}
      data-answer={comment.parent !== null || undefined}
      data-private={comment.is_private || undefined}
      data-wanted={isWanted || undefined}
    >
      {selection && (
        <Checkbox
          label={t('comments.select_one', { name: comment.user?.name ?? t('comments.gone') })}
          checked={selection.chosen.has(comment.id)}
          disabled={comment.is_deleted}
          onChange={() => selection.toggle(comment.id)}
        />
      )}
      <CommentHead {...props} />
      {props.where}
      <Answered comment={comment} />
      <CardWords {...props} isEdited={doing === 'editing'} fault={fault} onLeave={rest} />
      {doing === 'answering' && (
        <AnswerBox
          {...{ comment, person, isTeam, takesFiles, fault }}
          onLeave={rest}
          onSend={(words) => props.onReply(comment, words)}
        />
      )}
      {doing === 'nothing' && <CardActions {...{ comment, person, onChanged }} onDo={setDoing} />}
    </li>
  )
}

interface CardWordsProps extends CommentCardProps {
  isEdited: boolean
  /** Why a change came back. */
  fault: string | undefined
  onLeave: () => void
}

/** What it says, or where its author changes that; whoever gets a change back sees what stands there now. */
const CardWords = ({ comment, edit, person, takesFiles, isEdited, fault, ...props }: CardWordsProps) => {
  const mayHaveKept = comment.user_id === person && !comment.may.edit
  return (
    <>
      {(!isEdited || fault !== undefined) && <CommentBody comment={comment} edit={edit} />}
      {isEdited ? (
        <EditBox
          key={fault}
          {...{ comment, person, takesFiles, fault }}
          said={edit?.words}
          onLeave={props.onLeave}
          onSend={(words) => props.onEdit(comment, words)}
        />
      ) : (
        mayHaveKept && <UnsentWords name={editName(person, comment.id)} />
      )}
    </>
  )
}

type ActionsProps = Pick<CommentCardProps, 'comment' | 'person' | 'onChanged'> & {
  onDo: (doing: Doing) => void
}

const CardActions = ({ comment, person, onChanged, onDo }: ActionsProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.actions}>
      {comment.may.reply && (
        <Button variant="quiet" size="small" icon={<Icon of={Reply} />} onClick={() => onDo('answering')}>
          {t('comments.answer')}
        </Button>
      )}
      <CommentMenu comment={comment} person={person} onEdit={() => onDo('editing')} onChanged={onChanged} />
    </div>
  )
}

/** What it answers. */
const Answered = ({ comment: { parent } }: Pick<CommentCardProps, 'comment'>) => {
  const { t } = useTexts()
  if (parent === null) return null
  return (
    <p className={styles.answered}>
      {t('comments.answer_to', { name: parent.user_name ?? t('comments.gone') })}: {parent.text}
    </p>
  )
}

/** What it says and holds, or will once a change has arrived. */
const CommentBody = ({ comment, edit }: Pick<CommentCardProps, 'comment' | 'edit'>) => {
  const { t } = useTexts()
  if (!edit)
    return (
      <>
        <CommentText comment={comment} />
        <CommentFiles files={comment.files} />
      </>
    )
  const { words, isHeldUp } = edit
  return (
    <>
      <div className={styles.badges}>
        <Badge icon={CloudUpload} tone={isHeldUp ? 'warning' : 'neutral'}>
          {t(isHeldUp ? 'comments.waits' : 'comments.sending')}
        </Badge>
      </div>
      <p className={styles.text} data-plain>
        {words.text}
      </p>
      <CommentFiles files={comment.files.filter(({ uuid }) => words.files.includes(uuid))} />
    </>
  )
}

const CommentText = ({ comment }: Pick<CommentCardProps, 'comment'>) => {
  const { t } = useTexts()
  if (comment.is_deleted) return <p className={styles.deleted}>{t('comments.deleted')}</p>
  if (comment.text_formatted.without_tags === '') return null
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: comment.text_formatted.clean }} />
}

/** When it was written, for whom, and whether it was changed. */
const CommentFacts = ({ comment }: Pick<CommentCardProps, 'comment'>) => {
  const { t } = useTexts()
  const { moment } = useDates()
  return (
    <span className={styles.facts}>
      <time dateTime={comment.created_at}>{moment(comment.created_at)}</time>
      {comment.addressee && <span>{t('comments.addressed_to', { name: comment.addressee.name })}</span>}
      {comment.is_edited && !comment.is_deleted && <span>{t('comments.edited')}</span>}
    </span>
  )
}

const roleWords = {
  owner: 'comments.role_author',
  public_figure: 'comments.role_author',
  administrator: 'comments.role_administrator',
  senior_assistant: 'comments.role_senior_assistant',
  assistant: 'comments.role_assistant',
} as const satisfies Record<NonNullable<Comment['author_role']>, TextId>

/** What its author is on the course; what the team alone sees says so, and not that it is by the team. */
const RoleBadge = ({ comment }: Pick<CommentCardProps, 'comment'>) => {
  const { t } = useTexts()
  const { is_by_team: isByTeam, author_role: role, is_private: isPrivate, is_deleted: isDeleted } = comment
  if (!isByTeam || isPrivate || isDeleted) return null
  return <Badge tone="info">{t(role === null ? 'comments.role_teacher' : roleWords[role])}</Badge>
}

/** Who wrote it, and who sees it. */
const CommentHead = ({ comment, about, isFresh }: CommentCardProps) => {
  const { t } = useTexts()
  const { user, is_deleted: isDeleted } = comment
  return (
    <div className={styles.head}>
      <Avatar name={user?.name ?? '?'} src={user?.avatar_url} />
      <div className={styles.who}>
        {!isDeleted && <strong className={styles.name}>{user?.name ?? t('comments.gone')}</strong>}
        <CommentFacts comment={comment} />
      </div>
      <div className={styles.badges}>
        {about !== undefined && <Badge>{about}</Badge>}
        {isFresh && <Badge tone="primary">{t('comments.new')}</Badge>}
        <RoleBadge comment={comment} />
        {comment.is_private && <Badge icon={Lock}>{t('comments.private')}</Badge>}
        {comment.is_restricted && (
          <Badge tone="warning" icon={EyeOff}>
            {t('comments.hidden')}
          </Badge>
        )}
      </div>
    </div>
  )
}
