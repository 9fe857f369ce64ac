import type { Comment } from '@lectern/contract/comments/comment'
import { takeBack } from '@lectern/contract/comments/comment-limits'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import { Eye, EyeOff, Flag, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '../../lib/errors.ts'
import { useTexts } from '../../lib/texts/index.ts'
import { useAction } from '../../lib/use-action.ts'
import { concealComment, deleteComment, publishComment, restoreComment, restrictComments } from './api.ts'
import styles from './comments.module.css'
import { editName } from './composer/comment-boxes.tsx'
import { keepWords } from './composer/kept-words.ts'
import { ReportComment } from './moderation/report-comment.tsx'

interface CommentMenuProps {
  comment: Comment
  /** Who reads. */
  person: number
  onEdit: () => void
  onChanged: () => void
}

type Removed = Omit<CommentMenuProps, 'onEdit'>

/** Deletes a comment; to its author it is offered for a moment to bring it back. */
const useRemove = ({ comment, person, onChanged }: Removed, onDone: () => void) => {
  const { t } = useTexts()
  const params = { comment: comment.id }
  const bringBack = async () => {
    try {
      await restoreComment({ params })
      onChanged()
    } catch (error) {
      toasts.show({ tone: 'danger', title: errorText(error, t) })
    }
  }
  return useAction(async () => {
    await deleteComment({ params })
    // Whoever deletes a comment has no use for an unfinished change of it.
    keepWords(editName(person, comment.id), null)
    onDone()
    onChanged()
    if (comment.user_id !== person) return
    toasts.show({
      title: t('comments.deleted_now'),
      action: { label: t('comments.undo'), onSelect: () => void bringBack() },
      duration: takeBack.offeredMs,
    })
  })
}

/** What its reader may do with a comment besides answering; nothing where there is nothing. */
export const CommentMenu = ({ comment, person, onEdit, onChanged }: CommentMenuProps) => {
  const { t } = useTexts()
  const [isDeleting, setDeleting] = useState(false)
  const [isReporting, setReporting] = useState(false)
  const { id, may, is_private: isPrivate, is_restricted: isRestricted } = comment
  const change = useAction(async (work: () => Promise<unknown>) => {
    await work()
    onChanged()
  })
  const remove = useRemove({ comment, person, onChanged }, () => setDeleting(false))
  const { commentable_type, commentable_id } = comment
  const restrict = () =>
    restrictComments({ body: { commentable_type, commentable_id, ids: [id], is_restricted: !isRestricted } })
  const setPrivacy = () => (isPrivate ? publishComment : concealComment)({ params: { comment: id } })
  const entries: MenuEntry[] = [
    may.edit && { kind: 'action' as const, label: t('comments.edit'), icon: Pencil, onSelect: onEdit },
    may.set_privacy && {
      kind: 'action' as const,
      label: t(isPrivate ? 'comments.make_public' : 'comments.make_private'),
      icon: isPrivate ? LockOpen : Lock,
      onSelect: () => change.run(setPrivacy),
    },
    may.restrict && {
      kind: 'action' as const,
      label: t(isRestricted ? 'comments.show' : 'comments.hide'),
      icon: isRestricted ? Eye : EyeOff,
      onSelect: () => change.run(restrict),
    },
    may.report && {
      kind: 'action' as const,
      label: t('comments.report'),
      icon: Flag,
      onSelect: () => setReporting(true),
    },
    may.delete && {
      kind: 'action' as const,
      label: t('comments.delete'),
      icon: Trash2,
      danger: true,
      onSelect: () => setDeleting(true),
    },
  ].filter((entry) => entry !== false)
  if (entries.length === 0) return null
  return (
    <>
      <MoreMenu
        label={t('comments.actions', { name: comment.user?.name ?? t('comments.gone') })}
        entries={entries}
      />
      {change.error && (
        <span className={styles.fault} role="alert">
          {errorText(change.error, t)}
        </span>
      )}
      <ReportComment
        comment={id}
        open={isReporting}
        onClose={() => setReporting(false)}
        onReported={onChanged}
      />
      <ConfirmDelete
        open={isDeleting}
        onClose={() => setDeleting(false)}
        onConfirm={() => remove.run(undefined)}
        title={t('comments.delete_title')}
        message={t('comments.delete_text')}
        confirmLabel={t('comments.delete')}
        cancelLabel={t('comments.leave')}
        closeLabel={t('common.close')}
        busy={remove.busy}
        error={remove.error && errorText(remove.error, t)}
      />
    </>
  )
}
