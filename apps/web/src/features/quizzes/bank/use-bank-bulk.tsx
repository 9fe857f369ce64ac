import { bankLimits, type BankSummary } from '@lectern/contract/quizzes/bank/bank'
import { questionLimits } from '@lectern/contract/quizzes/question-types/common'
import { Button } from '@lectern/ui/actions/button'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Icon } from '@lectern/ui/layout/icon'
import { Archive, ArchiveRestore, Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type BulkEntry, useBulkActions } from '../../../frame/expert/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { deleteBankQuestion, organiseBank } from '../api.ts'
import { NameDialog } from '../library/name-dialog.tsx'
import type { QuizRights } from '../library/use-quiz-rights.ts'
import { readTags } from '../question-head/read-tags.ts'
import { bankName } from './bank-card.ts'
import { useBankReload } from './use-bank-reload.ts'

type Change = Omit<Parameters<typeof organiseBank>[0]['body'], 'ids'>

const organise = (change: Change) => (rows: readonly BankSummary[]) =>
  organiseBank({ body: { ids: rows.map(({ id }) => id), ...change } })

/** What can be done with the chosen ones, by the person's rights. */
const useEntries = (rights: QuizRights) => {
  const { t } = useTexts()
  const { perCall } = bankLimits
  const archive = (chosen: readonly BankSummary[]): BulkEntry<BankSummary> => ({
    label: t('create-course.library_archive'),
    icon: Archive,
    rows: chosen.filter(({ is_archived }) => !is_archived),
    perCall,
    call: organise({ is_archived: true }),
    doneText: (count) => t('create-course.bank_archived_done', { count }),
  })
  const restore = (chosen: readonly BankSummary[]): BulkEntry<BankSummary> => ({
    label: t('create-course.library_restore'),
    icon: ArchiveRestore,
    rows: chosen.filter(({ is_archived }) => is_archived),
    perCall,
    call: organise({ is_archived: false }),
    doneText: (count) => t('create-course.bank_restored', { count }),
  })
  const remove = (chosen: readonly BankSummary[]): BulkEntry<BankSummary> => ({
    label: t('create-course.delete'),
    icon: Trash2,
    rows: chosen,
    confirm: {
      title: t('create-course.bank_delete_title', { count: chosen.length }),
      message: t('create-course.bank_delete_text'),
    },
    call: async ([question]) => question && deleteBankQuestion({ params: { question: question.id } }),
    doneText: (count) => t('create-course.bank_deleted', { count }),
  })
  return (chosen: readonly BankSummary[]): BulkEntry<BankSummary>[] => [
    ...(rights.mayEdit ? [archive(chosen), restore(chosen)] : []),
    ...(rights.mayDelete ? [remove(chosen)] : []),
  ]
}

/** What is done with several questions of the bank at once. */
export const useBankBulk = (rights: QuizRights) => {
  const { t } = useTexts()
  const reload = useBankReload()
  const [tagged, setTagged] = useState<readonly BankSummary[]>()
  const bulk = useBulkActions<BankSummary>({
    rowId: ({ id }) => String(id),
    rowName: (question) => bankName(question, t),
    selectedText: (count) => t('create-course.questions_selected', { count }),
    actionsOf: useEntries(rights),
    reload,
  })
  return {
    table: bulk.table,
    list: {
      ...bulk.list,
      render: (chosen: readonly BankSummary[]) => (
        <>
          {bulk.list.render(chosen)}
          {rights.mayEdit && (
            <Button size="small" icon={<Icon of={Tag} />} onClick={() => setTagged(chosen)}>
              {t('create-course.library_tags_add')}
            </Button>
          )}
        </>
      ),
    },
    dialogs: (
      <>
        {bulk.dialogs}
        {tagged && <AddTags questions={tagged} onClose={() => setTagged(undefined)} />}
      </>
    ),
  }
}

const AddTags = ({ questions, onClose }: { questions: readonly BankSummary[]; onClose: () => void }) => {
  const { t } = useTexts()
  const reload = useBankReload()
  const save = async (line: string) => {
    for (let at = 0; at < questions.length; at += bankLimits.perCall)
      await organise({ add_tags: readTags(line) })(questions.slice(at, at + bankLimits.perCall))
    toasts.show({ tone: 'success', title: t('create-course.bank_tagged', { count: questions.length }) })
    await reload()
  }
  return (
    <NameDialog
      title={t('create-course.library_tags_add')}
      label={t('create-course.library_tags')}
      help={t('create-course.bank_tags_help')}
      submitLabel={t('create-course.library_tags_add')}
      start=""
      maxLength={questionLimits.tags * (questionLimits.tag + 2)}
      save={save}
      onClose={onClose}
    />
  )
}
