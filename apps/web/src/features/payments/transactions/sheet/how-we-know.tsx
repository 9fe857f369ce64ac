import type { TransactionCard } from '@lectern/contract/payments/transactions'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Icon } from '@lectern/ui/layout/icon'
import { Rail, type RailStep } from '@lectern/ui/lists/rail'
import { useMutation } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { errorText } from '../../../../lib/errors.ts'
import {
  type Dates,
  type ReaderTexts,
  type Translate,
  useDates,
  useTexts,
} from '../../../../lib/texts/index.ts'
import { askTransaction } from '../../api.ts'
import styles from './sheet.module.css'

interface HowWeKnowProps {
  card: TransactionCard
  onAsked: (reply: { data: TransactionCard }) => Promise<unknown>
}

/** By what the school knows how an attempt stands: messages of the payment system, and questions of its own. */
export const HowWeKnow = ({ card, onAsked }: HowWeKnowProps) => {
  const { t } = useTexts()
  const steps = useSteps(card)
  const ask = useMutation({
    mutationFn: () => askTransaction({ params: { transaction: card.id } }),
    onSuccess: async (reply) => {
      await onAsked(reply)
      toasts.show({ tone: 'success', title: t('payments.asked_now') })
    },
    meta: { showsErrors: true },
  })
  if (steps.length === 0) return null
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('payments.how_we_know')}</h3>
      <Rail steps={steps} label={t('payments.how_we_know')} />
      {ask.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(ask.error, t)}
        </Notice>
      )}
      {card.provider !== null && (
        <div>
          <Button icon={<Icon of={RefreshCw} />} busy={ask.isPending} onClick={() => ask.mutate()}>
            {t('payments.ask_now')}
          </Button>
        </div>
      )}
    </section>
  )
}

const useSteps = (card: TransactionCard): RailStep[] => {
  const { t } = useTexts()
  const { moment } = useDates()
  const { provider, messages, by, kind, created_at: created } = card
  if (provider === null)
    return by === null
      ? []
      : [
          {
            ...{ id: 'by', mark: 'done', title: t('payments.know_by_hand', { name: by.name }) },
            note: moment(created),
          },
        ]
  const begun: RailStep = {
    ...{
      id: 'begun',
      mark: 'done',
      title: t(kind === 'charge' ? 'payments.know_opened' : 'payments.know_begun'),
    },
    note: moment(created),
  }
  const returned: RailStep[] =
    provider.returned_at === null
      ? []
      : [
          {
            ...{ id: 'returned', mark: 'done', title: t('payments.know_returned') },
            note: moment(provider.returned_at),
          },
        ]
  const told = messages.toReversed().map(({ id, word, received_at: at, handled_at: handled }): RailStep => ({
    ...{ id: `message-${id}`, mark: handled === null ? 'now' : 'done' },
    ...{ title: t('payments.know_message', { word }), note: moment(at) },
    text: t(handled === null ? 'payments.know_message_waits' : 'payments.know_message_counted'),
  }))
  return [
    begun,
    ...returned,
    ...(told.length > 0 ? told : noMessage(t)),
    ...questionsOf(provider, { t, moment }),
  ]
}

const noMessage = (t: Translate): RailStep[] => [
  { id: 'none', mark: 'later', title: t('payments.know_no_message') },
]

const questionsOf = (
  { asks, asked_at: asked, next_ask_at: next }: NonNullable<TransactionCard['provider']>,
  { t, moment }: Pick<ReaderTexts, 't'> & Pick<Dates, 'moment'>,
): RailStep[] =>
  asks === 0 && next === null
    ? []
    : [
        {
          ...{ id: 'asked', mark: next === null ? 'done' : 'now' },
          title: t('payments.know_asked', { count: asks }),
          text: next === null ? undefined : t('payments.know_next', { date: moment(next) }),
          note: asked === null ? undefined : moment(asked),
        },
      ]
