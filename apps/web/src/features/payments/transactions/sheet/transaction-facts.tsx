import type { TransactionCard } from '@lectern/contract/payments/transactions'
import { providerNameOf } from '@lectern/contract/payments/provider-names'
import { Link } from '@lectern/ui/actions/link'
import type { ReactNode } from 'react'
import { expertPaths } from '../../../../lib/routing/expert-paths.ts'
import { useDates, useMoney, useTexts } from '../../../../lib/texts/index.ts'
import styles from './sheet.module.css'

/** What is known of one attempt to move money, line by line; what is not known has no line. */
export const TransactionFacts = ({ card }: { card: TransactionCard }) => {
  const { t } = useTexts()
  const facts = useFacts(card)
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('payments.facts')}</h3>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type Fact = readonly [label: string, value: ReactNode]

const useFacts = (card: TransactionCard): Fact[] => {
  const { t } = useTexts()
  const { moment } = useDates()
  const money = useMoney()
  const { order, buyer, provider, method, currency } = card
  const name = buyer.name || buyer.email || t('payments.buyer_gone')
  const who =
    buyer.contact_id === null ? name : <Link href={`/expert/crm/contacts/${buyer.contact_id}`}>{name}</Link>
  const all: [string, ReactNode][] = [
    [
      t('payments.order'),
      <Link key="order" href={expertPaths.order(order.id)}>
        {t('payments.order_number', { number: String(order.number) })}
      </Link>,
    ],
    [t('payments.buyer'), who],
    [t('payments.recorded'), moment(card.created_at)],
    [t('payments.paid_at'), card.processed_at && moment(card.processed_at)],
    [t('payments.how'), method && t(`payments.method_${method}`)],
    [t('payments.provider'), providerNameOf(card.provider_id)],
    [t('payments.payer'), card.payer],
    [t('payments.fee'), card.fee === null ? null : money(card.fee, currency)],
    [t('payments.external_id'), card.external_id],
    [t('payments.our_key'), provider?.key],
    [t('payments.its_word'), provider?.word],
    [t('payments.failure'), card.reason && t(`payments.reason_${card.reason}`)],
    [
      t('payments.decision'),
      provider?.decision === undefined || provider.decision === null
        ? null
        : t(`payments.decide_${provider.decision}`),
    ],
    [t('payments.comment'), card.comment],
    [t('payments.by'), card.by?.name],
  ]
  return all.filter(([, value]) => value !== null && value !== undefined && value !== '')
}
