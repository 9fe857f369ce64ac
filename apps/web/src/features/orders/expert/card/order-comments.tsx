import { useMutation } from '@tanstack/react-query'
import { orderLimits } from '@lectern/contract/orders/order-limits'
import type { OrderCard, OrderComment } from '@lectern/contract/orders/staff-order'
import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../../../lib/errors.ts'
import { useDates, useTexts } from '../../../../lib/texts/index.ts'
import { commentOrder, deleteOrderComment } from '../../api.ts'
import { useOrderRights } from '../order-rights.ts'
import styles from '../orders.module.css'
import { useReloadOrder } from '../use-order.ts'

interface OrderCommentsProps {
  order: OrderCard
  readerId: number | undefined
}

/** What the team says to itself about an order. */
export const OrderComments = ({ order, readerId }: OrderCommentsProps) => {
  const { t } = useTexts()
  const { mayComment } = useOrderRights(order)
  if (!mayComment && order.comments.length === 0) return null
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h3 className={styles.heading}>{t('order-desk.comments')}</h3>
        <span className={styles.muted}>{t('order-desk.comments_note')}</span>
      </div>
      {order.comments.map((comment) => (
        <Comment key={comment.id} {...{ orderId: order.id, comment, readerId }} />
      ))}
      {mayComment && <NewComment orderId={order.id} />}
    </section>
  )
}

const NewComment = ({ orderId }: { orderId: number }) => {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const reload = useReloadOrder()
  const write = useMutation({
    mutationFn: () => commentOrder({ params: { order: orderId }, body: { text } }),
    onSuccess: async () => {
      setText('')
      await reload()
    },
    meta: { showsErrors: true },
  })
  const isReady = text.trim() !== '' && !write.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) write.mutate()
  }
  return (
    <form className={styles.newComment} noValidate onSubmit={submit}>
      <Field
        label={t('order-desk.comment_field')}
        error={write.error ? errorText(write.error, t) : undefined}
      >
        <TextArea
          rows={2}
          value={text}
          maxLength={orderLimits.comment}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" size="small" busy={write.isPending} disabled={text.trim() === ''}>
        {t('order-desk.comment_add')}
      </Button>
    </form>
  )
}

interface CommentProps {
  orderId: number
  comment: OrderComment
  readerId: number | undefined
}

const Comment = ({ orderId, comment, readerId }: CommentProps) => {
  const { t } = useTexts()
  const { moment } = useDates()
  const { author, text, created_at: at } = comment
  const isOwn = author !== null && author.id === readerId
  return (
    <article className={styles.comment}>
      <p className={styles.commentHead}>
        <span className={styles.strong}>{author?.name ?? t('order-desk.somebody')}</span>
        <span className={styles.muted}>{moment(at)}</span>
        {isOwn && <DeleteComment orderId={orderId} comment={comment} />}
      </p>
      <p className={styles.commentText}>{text}</p>
    </article>
  )
}

const DeleteComment = ({ orderId, comment: { id, text } }: { orderId: number; comment: OrderComment }) => {
  const { t } = useTexts()
  const reload = useReloadOrder()
  const fail = (error: unknown) => void toasts.show({ tone: 'danger', title: errorText(error, t) })
  const restore = async () => {
    try {
      await commentOrder({ params: { order: orderId }, body: { text } })
      await reload()
    } catch (error) {
      fail(error)
    }
  }
  const remove = useMutation({
    mutationFn: () => deleteOrderComment({ params: { order: orderId, comment: id } }),
    onSuccess: async () => {
      toasts.show({
        tone: 'success',
        title: t('order-desk.comment_deleted'),
        action: { label: t('order-desk.undo'), onSelect: () => void restore() },
      })
      await reload()
    },
    onError: fail,
    meta: { showsErrors: true },
  })
  return (
    <IconButton
      icon={Trash2}
      size="small"
      label={t('order-desk.comment_delete')}
      disabled={remove.isPending}
      onClick={() => remove.mutate()}
    />
  )
}
