import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ContactCard } from '@lectern/contract/contacts/contacts'
import type { OrderRow } from '@lectern/contract/orders/staff-order'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { Icon } from '@lectern/ui/layout/icon'
import { Plus, ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { LoadFailure } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useDates, useMoney, useTexts } from '../../../lib/texts/index.ts'
import { contactName } from '../../contacts/index.ts'
import { listOrders } from '../api.ts'
import { NextStep } from '../shared/next-step.tsx'
import { NewOrder } from './new-order.tsx'
import { PaidBar, StateBadge } from './order-marks.tsx'
import styles from './orders.module.css'
import { useMayOrder } from './use-may-order.ts'

const isReachable = ({ email, status }: ContactCard): boolean => email !== null && status !== 'erased'

/** What a contact ordered, on their card. */
export const ContactOrders = ({ contact }: { contact: ContactCard }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [isNew, setNew] = useState(false)
  const mayOrder = useMayOrder() && isReachable(contact)
  const list = useQuery(queryFor(listOrders, { query: { contact: String(contact.id), per_page: '50' } }))
  const orders = list.data?.data
  const hasMore = (list.data?.links.next ?? null) !== null
  return (
    <section className={styles.part}>
      {!orders &&
        (list.error ? <LoadFailure error={list.error} onRetry={list.refetch} /> : <SkeletonText lines={5} />)}
      {orders?.length === 0 && (
        <EmptyState
          icon={ShoppingCart}
          framed
          title={t('order-desk.contact_none')}
          text={t('order-desk.contact_none_text')}
          add={mayOrder ? { label: t('order-desk.new'), onAdd: () => setNew(true) } : undefined}
        />
      )}
      {orders && orders.length > 0 && (
        <Ordered
          orders={orders}
          moreOf={hasMore ? contact.email : null}
          onNew={mayOrder ? () => setNew(true) : undefined}
        />
      )}
      {isNew && (
        <NewOrder
          contact={{ id: contact.id, name: contactName(contact), language: contact.language }}
          onClose={() => setNew(false)}
          onMade={({ id }) => void navigate({ href: expertPaths.order(id) })}
        />
      )}
    </section>
  )
}

interface OrderedProps {
  orders: readonly OrderRow[]
  /** By whose e-mail the rest is found; null: these are all. */
  moreOf: string | null
  onNew: (() => void) | undefined
}

const Ordered = ({ orders, moreOf, onNew }: OrderedProps) => {
  const { t } = useTexts()
  return (
    <>
      {onNew && (
        <span>
          <Button icon={<Icon of={Plus} />} onClick={onNew}>
            {t('order-desk.new')}
          </Button>
        </span>
      )}
      <ul className={styles.box}>
        {orders.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </ul>
      {moreOf !== null && (
        <Link className={buttonClass({})} href={`${expertPaths.orders}?q=${encodeURIComponent(moreOf)}`}>
          {t('order-desk.contact_more')}
        </Link>
      )}
    </>
  )
}

const Row = ({ order }: { order: OrderRow }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const money = useMoney()
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        <Link className={styles.strong} href={expertPaths.order(order.id)}>
          {t('order-desk.numbered', { number: String(order.number) })} · {order.title}
        </Link>
        <span className={styles.muted}>
          <NextStep next={order.next} currency={order.currency} />
        </span>
        <span className={styles.muted}>{date(order.created_at)}</span>
      </span>
      <span className={styles.total}>
        <span className={styles.money}>{money(order.total, order.currency)}</span>
        <PaidBar order={order} />
        <StateBadge state={order.state} />
      </span>
    </li>
  )
}
