import { useMutation } from '@tanstack/react-query'
import type { CaseDecision, CommentCase } from '@lectern/contract/comments/moderation/moderation'
import { Button } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Badge } from '@lectern/ui/feedback/badge'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Avatar } from '@lectern/ui/layout/avatar'
import { Icon } from '@lectern/ui/layout/icon'
import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import { Check, EyeOff, Paperclip, Trash2, UserX } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { wayToComment } from '../way-to-comment.ts'
import { decideCommentCase } from './api.ts'
import { decisionTexts, holdTexts } from './case-words.ts'
import { reasonTexts } from './report-reasons.ts'
import styles from './moderation.module.css'
import type { RestrictedPerson } from './restrict-dialog.tsx'

interface CaseCardProps {
  row: CommentCase
  /** Absent for those who may not restrict people. */
  onRestrict?: ((person: RestrictedPerson) => void) | undefined
  onDecided: () => unknown
}

/** One comment that moderators look at: what was written and where, what is held against it, and what can be done. */
export const CaseCard = ({ row, onRestrict, onDecided }: CaseCardProps) => {
  const { t } = useTexts()
  const { comment } = row
  return (
    <li className={styles.case}>
      <CaseHead row={row} />
      <CaseWords comment={comment} />
      {comment.files.length > 0 && (
        <p className={styles.fact}>
          <Icon of={Paperclip} /> {t('moderation.files', { count: comment.files.length })}
        </p>
      )}
      <Reports row={row} />
      {row.state === 'open' ? (
        <CaseActions row={row} onRestrict={onRestrict} onDecided={onDecided} />
      ) : (
        <Decided row={row} />
      )}
    </li>
  )
}

/** So many letters stand there at once: what can be done stays in sight below them. */
const shownLetters = 600

const CaseWords = ({ comment }: Pick<CommentCase, 'comment'>) => {
  const { t } = useTexts()
  const [isWhole, setWhole] = useState(false)
  const { clean, without_tags: words } = comment.text_formatted
  if (comment.is_deleted) return <p className={styles.gone}>{t('comments.deleted')}</p>
  const isCut = !isWhole && words.length > shownLetters
  return (
    <>
      <div
        className={styles.words}
        data-cut={isCut || undefined}
        dangerouslySetInnerHTML={{ __html: clean }}
      />
      {isCut && (
        <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
          {t('moderation.show_all')}
        </Button>
      )}
    </>
  )
}

const CaseHead = ({ row }: Pick<CaseCardProps, 'row'>) => {
  const { t } = useTexts()
  const { moment } = useDates()
  const { comment, lesson, hold_reason: held, reports_count: count } = row
  return (
    <div className={styles.head}>
      <Avatar name={comment.user?.name ?? '?'} src={comment.user?.avatar_url} />
      <div className={styles.who}>
        <strong>{comment.user?.name ?? t('comments.gone')}</strong>
        <span className={styles.fact}>
          <time dateTime={comment.created_at}>{moment(comment.created_at)}</time>
          {' · '}
          <Link href={wayToComment(row)}>
            {lesson.course}: {lesson.title}
          </Link>
        </span>
      </div>
      <div className={styles.badges}>
        {held !== null && <Badge tone="warning">{t(holdTexts[held])}</Badge>}
        {count > 0 && <Badge tone="danger">{t('moderation.reports', { count })}</Badge>}
        {comment.is_restricted && <Badge icon={EyeOff}>{t('comments.hidden')}</Badge>}
      </div>
    </div>
  )
}

const Reports = ({ row: { reports, reports_count: count } }: Pick<CaseCardProps, 'row'>) => {
  const { t } = useTexts()
  const { moment } = useDates()
  if (reports.length === 0) return null
  return (
    <ul className={styles.reports}>
      {reports.map(({ reason, note, user, at }) => (
        <li key={`${user?.id} ${at}`}>
          <strong>{t(reasonTexts[reason])}</strong>
          {note !== '' && <q className={styles.note}>{note}</q>}
          <span className={styles.fact}>
            {user?.name ?? t('comments.gone')}, <time dateTime={at}>{moment(at)}</time>
          </span>
        </li>
      ))}
      {count > reports.length && (
        <li className={styles.fact}>{t('moderation.more_reports', { count: count - reports.length })}</li>
      )}
    </ul>
  )
}

const Decided = ({ row: { decision, decided_by: by, decided_at: at } }: Pick<CaseCardProps, 'row'>) => {
  const { t } = useTexts()
  const { moment } = useDates()
  if (decision === null || at === null) return null
  return (
    <p className={styles.fact}>
      <strong>{t(decisionTexts[decision].done)}</strong>
      {' · '}
      {by?.name ?? t('comments.gone')}, <time dateTime={at}>{moment(at)}</time>
    </p>
  )
}

const CaseActions = ({ row, onRestrict, onDecided }: CaseCardProps) => {
  const { t } = useTexts()
  const [isDeleting, setDeleting] = useState(false)
  const { comment } = row
  const decide = useMutation({
    mutationFn: (decision: CaseDecision) =>
      decideCommentCase({ params: { comment: comment.id }, body: { decision } }),
    onSuccess: (_, decision) => toasts.show({ tone: 'success', title: t(decisionTexts[decision].done) }),
    // Also after a refusal: somebody else has decided then.
    onSettled: onDecided,
    meta: { showsErrors: true },
  })
  const button = (decision: CaseDecision, icon: typeof Check) => (
    <Button
      size="small"
      icon={<Icon of={icon} />}
      busy={decide.isPending && decide.variables === decision}
      disabled={decide.isPending}
      onClick={() => decide.mutate(decision)}
    >
      {t(decisionTexts[decision].button)}
    </Button>
  )
  const author = comment.is_by_team ? null : comment.user
  return (
    <div className={styles.actions}>
      {button('keep', Check)}
      {button('hide', EyeOff)}
      <Button
        size="small"
        icon={<Icon of={Trash2} />}
        disabled={decide.isPending}
        onClick={() => setDeleting(true)}
      >
        {t('moderation.delete')}
      </Button>
      {onRestrict && author && (
        <Button size="small" variant="quiet" icon={<Icon of={UserX} />} onClick={() => onRestrict(author)}>
          {t('moderation.restrict')}
        </Button>
      )}
      {decide.error && (
        <span className={styles.wrong} role="alert">
          {errorText(decide.error, t)}
        </span>
      )}
      <ConfirmDelete
        open={isDeleting}
        onClose={() => setDeleting(false)}
        onConfirm={() => {
          setDeleting(false)
          decide.mutate('delete')
        }}
        title={t('comments.delete_title')}
        message={t('comments.delete_text')}
        confirmLabel={t('comments.delete')}
        cancelLabel={t('comments.leave')}
        closeLabel={t('common.close')}
        busy={decide.isPending}
      />
    </div>
  )
}
