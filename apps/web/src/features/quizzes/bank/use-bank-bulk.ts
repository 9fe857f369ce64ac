import { bankLimits, type BankSummary } from '@lectern/contract/quizzes/bank/bank'
import { Trash2 } from 'lucide-react'
import type { BulkEntry } from '../../../frame/expert/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { deleteBankQuestion } from '../api.ts'
import type { QuizRights } from '../lists/use-quiz-rights.ts'
import { useTaggedBulk } from '../lists/use-tagged-bulk.tsx'
import { bankName } from './bank-card.ts'
import { organise, useBankArchiving } from './use-bank-archiving.ts'
import { useBankReload } from './use-bank-reload.ts'

/** What can be done with the chosen ones, by the person's rights. */
const useEntries = (rights: QuizRights) => {
  const { t } = useTexts()
  const archiving = useBankArchiving()
  const remove = (chosen: readonly BankSummary[]): BulkEntry<BankSummary> => ({
    label: t('create-course.delete'),
    icon: Trash2,
    rows: chosen,
    confirm: {
      title: t('quizzes.bank_delete_title', { count: chosen.length }),
      message: t('quizzes.bank_delete_text'),
    },
    call: async ([question]) => question && deleteBankQuestion({ params: { question: question.id } }),
    doneText: (count) => t('quizzes.bank_deleted', { count }),
  })
  return (chosen: readonly BankSummary[]): BulkEntry<BankSummary>[] => [
    ...(rights.mayEdit ? archiving.entriesOf(chosen) : []),
    ...(rights.mayDelete ? [remove(chosen)] : []),
  ]
}

/** What is done with several questions of the bank at once. */
export const useBankBulk = (rights: QuizRights) => {
  const { t } = useTexts()
  return useTaggedBulk<BankSummary>({
    rowId: ({ id }) => String(id),
    rowName: (question) => bankName(question, t),
    selectedText: (count) => t('quizzes.questions_selected', { count }),
    actionsOf: useEntries(rights),
    reload: useBankReload(),
    mayTag: rights.mayEdit,
    tagging: {
      help: t('quizzes.bank_tags_help'),
      perCall: bankLimits.perCall,
      add: (rows, tags) => organise(rows, { add_tags: tags }),
      doneText: (count) => t('quizzes.bank_tagged', { count }),
    },
  })
}
