import type { BankSummary } from '@lectern/contract/quizzes/bank/bank'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import { Library, Plus } from 'lucide-react'
import { useRef, type RefObject } from 'react'
import { ExpertPage } from '../../../frame/expert/index.ts'
import {
  type ListAddress,
  type ListedRows,
  listOrder,
  ListView,
  useListAddress,
} from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listBankQuestions, listBankTags } from '../api.ts'
import { useListKeys } from '../lists/use-list-keys.ts'
import { type QuizRights, useQuizRights } from '../lists/use-quiz-rights.ts'
import { BankTable } from './bank-table.tsx'
import { type BankListSearch, bankQuery, bankRows, bankSorting } from './list-search.ts'
import { NewBankQuestion } from './new-bank-question.tsx'
import { useBankActions } from './use-bank-actions.tsx'
import { useBankBulk } from './use-bank-bulk.ts'
import { useBankFilters } from './use-bank-filters.ts'

const from = '/expert/quiz/bank/'

/** The questions that the school keeps for reuse: found, written, tagged, archived. */
export const BankListPage = () => {
  const { t } = useTexts()
  const navigate = useNavigate({ from })
  const field = useRef<HTMLDivElement>(null)
  const address = useListAddress(useSearch({ from }), bankRows)
  const list = useQuery({
    ...queryFor(listBankQuestions, bankQuery(address.search, address.perPage)),
    placeholderData: keepPreviousData,
  })
  const rights = useQuizRights()
  const mayWrite = rights.mayEdit && rights.mayRead
  const setNew = (isNew: true | undefined) =>
    void navigate({ search: (before) => ({ ...before, new: isNew }), replace: isNew === undefined })
  const create = mayWrite ? () => setNew(true) : undefined
  const keys = useListKeys({ field, newLabel: t('quizzes.bank_new'), create })
  return (
    <ExpertPage
      title={t('expert.question_bank')}
      crumbs={[{ label: t('expert.menu_test_constructor'), href: expertPaths.quizzes }]}
      actions={
        create && (
          <Button variant="primary" icon={<Icon of={Plus} />} onClick={create}>
            {t('quizzes.bank_new')}
          </Button>
        )
      }
      keys={keys}
    >
      <Questions {...{ address, list, rights, field }} onCreate={create} />
      {mayWrite && address.search.new === true && <NewBankQuestion onClose={() => setNew(undefined)} />}
    </ExpertPage>
  )
}

interface QuestionsProps {
  address: ListAddress<BankListSearch>
  list: ListedRows<BankSummary>
  rights: QuizRights
  /** Where the search is. */
  field: RefObject<HTMLDivElement | null>
  /** Missing for whoever may not write questions. */
  onCreate: (() => void) | undefined
}

const Questions = ({ address, list, rights, field, onCreate }: QuestionsProps) => {
  const { t } = useTexts()
  const tags = useQuery(queryFor(listBankTags, {})).data?.data ?? []
  const actions = useBankActions(rights)
  const bulk = useBankBulk(rights)
  return (
    <>
      <ListView
        list={list}
        address={address}
        search={{ label: t('quizzes.bank_search'), field }}
        filters={useBankFilters(address, tags)}
        empty={
          <EmptyState
            icon={Library}
            framed
            title={t('quizzes.bank_empty')}
            text={t(onCreate ? 'quizzes.bank_empty_text' : 'quizzes.bank_empty_reader')}
            add={onCreate && { label: t('quizzes.bank_new'), onAdd: onCreate }}
          />
        }
        noneFound={{
          title: t('quizzes.bank_none_found'),
          text: t('create-course.courses_none_found_text'),
        }}
        bulk={bulk.list}
      >
        {(questions) => (
          <BankTable
            questions={questions}
            order={listOrder(address, bankSorting).table}
            selection={rights.mayEdit || rights.mayDelete ? bulk.table(questions) : undefined}
            mayOpen={rights.mayRead}
            entriesOf={actions.entriesOf}
            onPlaces={actions.askPlaces}
          />
        )}
      </ListView>
      {actions.dialog}
      {bulk.dialogs}
    </>
  )
}
