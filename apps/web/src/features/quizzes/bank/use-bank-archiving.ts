import { bankLimits, type BankSummary } from '@lectern/contract/quizzes/bank/bank'
import { useTexts } from '../../../lib/texts/index.ts'
import { organiseBank } from '../api.ts'
import { useArchiving } from '../lists/use-archiving.ts'
import { bankName } from './bank-card.ts'
import { useBankReload } from './use-bank-reload.ts'

type Change = Omit<Parameters<typeof organiseBank>[0]['body'], 'ids'>

/** Changes how some questions are found. */
export const organise = (rows: readonly BankSummary[], change: Change) =>
  organiseBank({ body: { ids: rows.map(({ id }) => id), ...change } })

/** Takes questions out of what the bank offers, and back. */
export const useBankArchiving = () => {
  const { t } = useTexts()
  return useArchiving<BankSummary>({
    perCall: bankLimits.perCall,
    call: (rows, isArchived) => organise(rows, { is_archived: isArchived }),
    doneText: (count, isArchived) =>
      t(isArchived ? 'quizzes.bank_archived_done' : 'quizzes.bank_restored', { count }),
    nameOf: (question) => bankName(question, t),
    reload: useBankReload(),
  })
}
