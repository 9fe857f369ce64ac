import { libraryLimits, type QuizFolder } from '@lectern/contract/quizzes/library/library'
import type { QuizSummary } from '@lectern/contract/quizzes/quiz'
import { questionLimits } from '@lectern/contract/quizzes/question-types/common'
import { Button } from '@lectern/ui/actions/button'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Icon } from '@lectern/ui/layout/icon'
import { Archive, ArchiveRestore, Copy, FolderInput, Tag } from 'lucide-react'
import { useState } from 'react'
import { type BulkEntry, useBulkActions } from '../../../frame/expert/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { copyQuiz, organiseQuizzes } from '../api.ts'
import { readTags } from '../question-head/read-tags.ts'
import { copyName } from './copy-name.ts'
import { NameDialog } from './name-dialog.tsx'
import { useLibraryReload } from './use-library-reload.ts'
import type { QuizRights } from './use-quiz-rights.ts'

type Change = Omit<Parameters<typeof organiseQuizzes>[0]['body'], 'ids'>

const organise = (change: Change) => (rows: readonly QuizSummary[]) =>
  organiseQuizzes({ body: { ids: rows.map(({ id }) => id), ...change } })

/** What can be done with the chosen ones, by the person's rights. */
const useEntries = (folders: readonly QuizFolder[], rights: QuizRights) => {
  const { t } = useTexts()
  const perCall = libraryLimits.perCall
  const move = (chosen: readonly QuizSummary[]): BulkEntry<QuizSummary> => ({
    label: t('create-course.library_move'),
    icon: FolderInput,
    options: [{ id: null, name: t('create-course.library_no_folder') }, ...folders].map((folder) => ({
      label: folder.name,
      rows: chosen.filter(({ folder_id }) => folder_id !== folder.id),
      perCall,
      call: organise({ folder_id: folder.id }),
      doneText: (count) => t('create-course.library_moved', { count }),
    })),
  })
  const archive = (chosen: readonly QuizSummary[]): BulkEntry<QuizSummary> => ({
    label: t('create-course.library_archive'),
    icon: Archive,
    rows: chosen.filter(({ is_archived }) => !is_archived),
    perCall,
    call: organise({ is_archived: true }),
    doneText: (count) => t('create-course.library_archived_done', { count }),
  })
  const restore = (chosen: readonly QuizSummary[]): BulkEntry<QuizSummary> => ({
    label: t('create-course.library_restore'),
    icon: ArchiveRestore,
    rows: chosen.filter(({ is_archived }) => is_archived),
    perCall,
    call: organise({ is_archived: false }),
    doneText: (count) => t('create-course.library_restored', { count }),
  })
  const duplicate = (chosen: readonly QuizSummary[]): BulkEntry<QuizSummary> => ({
    label: t('create-course.duplicate'),
    icon: Copy,
    rows: chosen,
    call: async ([quiz]) =>
      quiz && copyQuiz({ params: { quiz: quiz.id }, body: { name: copyName(quiz.name, t) } }),
    doneText: (count) => t('create-course.library_copied_count', { count }),
  })
  return (chosen: readonly QuizSummary[]): BulkEntry<QuizSummary>[] => [
    ...(rights.mayEdit ? [move(chosen), archive(chosen), restore(chosen)] : []),
    ...(rights.mayCreate && rights.mayRead ? [duplicate(chosen)] : []),
  ]
}

/** What is done with several quizzes at once. */
export const useQuizBulk = (folders: readonly QuizFolder[], rights: QuizRights) => {
  const { t } = useTexts()
  const reload = useLibraryReload()
  const [tagged, setTagged] = useState<readonly QuizSummary[]>()
  const bulk = useBulkActions<QuizSummary>({
    rowId: ({ id }) => String(id),
    rowName: ({ name }) => name,
    selectedText: (count) => t('create-course.library_selected', { count }),
    actionsOf: useEntries(folders, rights),
    reload,
  })
  return {
    table: bulk.table,
    list: {
      ...bulk.list,
      render: (chosen: readonly QuizSummary[]) => (
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
        {tagged && <AddTags quizzes={tagged} onClose={() => setTagged(undefined)} />}
      </>
    ),
  }
}

const AddTags = ({ quizzes, onClose }: { quizzes: readonly QuizSummary[]; onClose: () => void }) => {
  const { t } = useTexts()
  const reload = useLibraryReload()
  const save = async (line: string) => {
    for (let at = 0; at < quizzes.length; at += libraryLimits.perCall)
      await organise({ add_tags: readTags(line) })(quizzes.slice(at, at + libraryLimits.perCall))
    toasts.show({ tone: 'success', title: t('create-course.library_tagged', { count: quizzes.length }) })
    await reload()
  }
  return (
    <NameDialog
      title={t('create-course.library_tags_add')}
      label={t('create-course.library_tags')}
      help={t('create-course.library_tags_help')}
      submitLabel={t('create-course.library_tags_add')}
      start=""
      maxLength={questionLimits.tags * (questionLimits.tag + 2)}
      save={save}
      onClose={onClose}
    />
  )
}
