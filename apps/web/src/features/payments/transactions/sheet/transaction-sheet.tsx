import type { TransactionCard } from '@lectern/contract/payments/transactions'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LoadFailure } from '../../../../frame/index.ts'
import { queryFor, queryKeyOf } from '../../../../lib/api/index.ts'
import { expertPaths } from '../../../../lib/routing/expert-paths.ts'
import { useMoney, useTexts } from '../../../../lib/texts/index.ts'
import { useHolds } from '../../../staff/index.ts'
import { getTransaction, listTransactions } from '../../api.ts'
import { TransactionBadges } from '../transaction-badges.tsx'
import { HowWeKnow } from './how-we-know.tsx'
import { MismatchDecision } from './mismatch-decision.tsx'
import styles from './sheet.module.css'
import { TransactionFacts } from './transaction-facts.tsx'

interface TransactionSheetProps {
  transactionId: number
  /** Opened from its order: no way leads there once more. */
  isInOrder?: boolean | undefined
  /** Called when what is told of it has changed. */
  onChanged?: (() => Promise<unknown>) | undefined
  onClose: () => void
}

/** One attempt to move money: its facts, how the school knows, and what is decided where it differs. Its texts are those of `payments`. */
export const TransactionSheet = (props: TransactionSheetProps) => {
  const { t } = useTexts()
  const input = { params: { transaction: props.transactionId } }
  const found = useQuery(queryFor(getTransaction, input))
  const card = found.data?.data
  if (card) return <OpenTransaction {...props} card={card} />
  return (
    <SideSheet open onClose={props.onClose} title={t('payments.sheet_title')} closeLabel={t('common.close')}>
      {found.error ? <LoadFailure error={found.error} onRetry={found.refetch} /> : <SkeletonText lines={8} />}
    </SideSheet>
  )
}

/** Takes the card that a call answered; lists that show it follow. */
const useTakeCard = (onChanged: TransactionSheetProps['onChanged']) => {
  const client = useQueryClient()
  return async (reply: { data: TransactionCard }): Promise<void> => {
    const { queryKey } = queryFor(getTransaction, { params: { transaction: reply.data.id } })
    client.setQueryData(queryKey, reply)
    await client.invalidateQueries({ queryKey: queryKeyOf(listTransactions) })
    await onChanged?.()
  }
}

const OpenTransaction = ({
  card,
  isInOrder = false,
  onChanged,
  onClose,
}: TransactionSheetProps & { card: TransactionCard }) => {
  const { t } = useTexts()
  const money = useMoney()
  const mayEdit = useHolds('transaction_edit')
  const take = useTakeCard(onChanged)
  return (
    <SideSheet
      open
      onClose={onClose}
      title={
        <span className={styles.title}>
          {money(card.kind === 'refund' ? -card.amount : card.amount, card.currency)}
          <TransactionBadges transaction={card} isWhole />
        </span>
      }
      description={t(`payments.kind_${card.kind}`)}
      closeLabel={t('common.close')}
    >
      <div className={styles.body}>
        {card.state === 'mismatch' && <MismatchDecision card={card} mayEdit={mayEdit} onDecided={take} />}
        <TransactionFacts card={card} />
        <HowWeKnow card={card} onAsked={take} />
        {!isInOrder && (
          <div>
            <Link className={buttonClass({})} href={expertPaths.order(card.order.id)}>
              {t('payments.open_order')}
            </Link>
          </div>
        )}
      </div>
    </SideSheet>
  )
}
