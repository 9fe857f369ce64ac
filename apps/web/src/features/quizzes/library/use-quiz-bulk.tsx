import { libraryLimits, type QuizFolder } from '@lectern/contract/quizzes/library/library'
import type { QuizSummary } from '@lectern/contract/quizzes/quiz'
import { questionLimits } from '@lectern/contract/quizzes/question-types/common'
import { Button } from '@lectern/ui/actions/button'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Icon } from '@lectern/ui/layout/icon'
import { Archive, ArchiveRestore, Copy, FolderInput, Tag } from 'lucide-react'
import { useState } from 'react'
import { useBulkActions } from '../../../frame/expert/index.ts'
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

/** What is done with several quizzes at once. */
export const useQuizBulk = (folders: readonly QuizFolder[], rights: QuizRights) => {
  const { t } = useTexts()
  const reload = useLibraryReload()
  const [tagged, setTagged] = useState<readonly QuizSummary[]>()
  const perCall = libraryLimits.perCall
  const bulk = useBulkActions<QuizSummary>({
    rowId: ({ id }) => String(id),
    rowName: ({ name }) => name,
    selectedText: (count) => t('create-course.library_selected', { count }),
    actionsOf: (chosen) => [
      ...(rights.mayEdit
        ? [
            {
              label: t('create-course.library_move'),
              icon: FolderInput,
              options: [{ id: null, name: t('create-course.library_no_folder') }, ...folders].map(
                (folder) => ({
                  label: folder.name,
                  rows: chosen.filter(({ folder_id }) => folder_id !== folder.id),
                  perCall,
                  call: organise({ folder_id: folder.id }),
                  doneText: (count: number) => t('create-course.library_moved', { count }),
                }),
              ),
            },
            {
              label: t('create-course.library_archive'),
              icon: Archive,
              rows: chosen.filter(({ is_archived }) => !is_archived),
              perCall,
              call: organise({ is_archived: true }),
              doneText: (count: number) => t('create-course.library_archived_done', { count }),
            },
            {
              label: t('create-course.library_restore'),
              icon: ArchiveRestore,
              rows: chosen.filter(({ is_archived }) => is_archived),
              perCall,
              call: organise({ is_archived: false }),
              doneText: (count: number) => t('create-course.library_restored', { count }),
            },
          ]
        : []),
      ...(rights.mayCreate && rights.mayRead
        ? [
            {
              label: t('create-course.duplicate'),
              icon: Copy,
              rows: chosen,
              call: async ([quiz]: readonly QuizSummary[]) =>
                quiz && copyQuiz({ params: { quiz: quiz.id }, body: { name: copyName(quiz.name, t) } }),
              doneText: (count: number) => t('create-course.library_copied_count', { count }),
            },
          ]
        : []),
    ],
    reload,
  })
  const addTags = async (line: string) => {
    const all = tagged ?? []
    for (let at = 0; at < all.length; at += perCall)
      await organise({ add_tags: readTags(line) })(all.slice(at, at + perCall))
    toasts.show({ tone: 'success', title: t('create-course.library_tagged', { count: all.length }) })
    await reload()
  }
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
        {tagged && (
          <NameDialog
            title={t('create-course.library_tags_add')}
            label={t('create-course.library_tags')}
            help={t('create-course.library_tags_help')}
            submitLabel={t('create-course.library_tags_add')}
            start=""
            maxLength={questionLimits.tags * (questionLimits.tag + 2)}
            save={addTags}
            onClose={() => setTagged(undefined)}
          />
        )}
      </>
    ),
  }
}
