import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import { FolderPlus, Library, ListChecks, Plus } from 'lucide-react'
import type { QuizSummary } from '@lectern/contract/quizzes/quiz'
import { useRef, useState, type RefObject } from 'react'
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
import { listQuizTags, listQuizzes } from '../api.ts'
import { useListKeys } from '../lists/use-list-keys.ts'
import { type QuizRights, useQuizRights } from '../lists/use-quiz-rights.ts'
import { CreateQuiz } from './create-quiz.tsx'
import { FolderLine, FolderName } from './folder-line.tsx'
import { quizQuery, quizRows, quizSorting, type QuizListSearch } from './list-search.ts'
import { QuizTable } from './quiz-table.tsx'
import { useFolders } from './use-folders.ts'
import { useLibraryFilters } from './use-library-filters.ts'
import { useQuizActions } from './use-quiz-actions.tsx'
import { useQuizBulk } from './use-quiz-bulk.ts'

const from = '/expert/quiz/list'

/** The quizzes of the school: found, put in order, made, copied and archived (document 000 §2). */
export const QuizListPage = () => {
  const { t } = useTexts()
  const navigate = useNavigate({ from })
  const field = useRef<HTMLDivElement>(null)
  const [isNaming, setNaming] = useState(false)
  const address = useListAddress(useSearch({ from }), quizRows)
  const list = useQuery({
    ...queryFor(listQuizzes, quizQuery(address.search, address.perPage)),
    placeholderData: keepPreviousData,
  })
  const rights = useQuizRights()
  const setNew = (isNew: true | undefined) =>
    void navigate({ search: (before) => ({ ...before, new: isNew }), replace: isNew === undefined })
  const create = rights.mayCreate ? () => setNew(true) : undefined
  const keys = useListKeys({ field, newLabel: t('quizzes.key_new_quiz'), create })
  return (
    <ExpertPage
      title={t('expert.menu_test_constructor')}
      actions={
        <>
          <Link className={buttonClass({})} href={expertPaths.bank}>
            <Icon of={Library} />
            {t('expert.question_bank')}
          </Link>
          {create && (
            <Button variant="primary" icon={<Icon of={Plus} />} onClick={create}>
              {t('quizzes.library_create')}
            </Button>
          )}
        </>
      }
      keys={keys}
      commands={(list.data?.data ?? []).slice(0, 50).map((quiz) => ({
        id: `quiz-${quiz.id}`,
        label: quiz.name,
        icon: ListChecks,
        run: () =>
          void navigate({ to: '/expert/quiz/$quizId', params: { quizId: String(quiz.id) }, search: {} }),
      }))}
    >
      <Quizzes {...{ address, list, rights, field }} onCreate={create} onNewFolder={() => setNaming(true)} />
      {isNaming && (
        <FolderName onMade={(folder) => address.change({ folder })} onClose={() => setNaming(false)} />
      )}
      {rights.mayCreate && address.search.new === true && <CreateQuiz onClose={() => setNew(undefined)} />}
    </ExpertPage>
  )
}

interface QuizzesProps {
  address: ListAddress<QuizListSearch>
  list: ListedRows<QuizSummary>
  rights: QuizRights
  /** Where the search is. */
  field: RefObject<HTMLDivElement | null>
  /** Missing for whoever may not make quizzes. */
  onCreate: (() => void) | undefined
  onNewFolder: () => void
}

/** The list itself, with the folder that is open. */
const Quizzes = ({ address, list, rights, field, onCreate, onNewFolder }: QuizzesProps) => {
  const { t } = useTexts()
  const folders = useFolders()
  const tags = useQuery(queryFor(listQuizTags, {})).data?.data ?? []
  const actions = useQuizActions(folders, rights)
  const bulk = useQuizBulk(folders, rights)
  const folder = folders.find(({ id }) => id === address.search.folder)
  return (
    <>
      <ListView
        list={list}
        address={address}
        search={{ label: t('quizzes.library_search'), field }}
        filters={useLibraryFilters(address, folders, tags)}
        keepToolbar={folders.length > 0}
        actions={
          rights.mayEdit && (
            <Button variant="quiet" icon={<Icon of={FolderPlus} />} onClick={onNewFolder}>
              {t('quizzes.library_folder_new')}
            </Button>
          )
        }
        before={
          folder && (
            <FolderLine
              key={folder.id}
              folder={folder}
              mayEdit={rights.mayEdit}
              onGone={() => address.change({ folder: undefined })}
            />
          )
        }
        empty={<NoQuizzes onCreate={onCreate} />}
        noneFound={{
          title: t('quizzes.library_none_found'),
          text: t('create-course.courses_none_found_text'),
        }}
        bulk={bulk.list}
      >
        {(quizzes) => (
          <QuizTable
            quizzes={quizzes}
            folders={folders}
            order={listOrder(address, quizSorting).table}
            selection={rights.mayEdit || rights.mayCreate ? bulk.table(quizzes) : undefined}
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

const NoQuizzes = ({ onCreate }: Pick<QuizzesProps, 'onCreate'>) => {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={ListChecks}
      framed
      title={t('quizzes.library_empty')}
      text={t(onCreate ? 'quizzes.library_empty_text' : 'quizzes.library_empty_reader')}
      add={onCreate && { label: t('quizzes.library_create'), onAdd: onCreate }}
    />
  )
}
