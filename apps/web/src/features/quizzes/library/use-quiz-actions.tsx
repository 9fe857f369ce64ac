import type { QuizFolder } from '@lectern/contract/quizzes/library/library'
import { quizLimits, type QuizSummary } from '@lectern/contract/quizzes/quiz'
import { useMutation } from '@tanstack/react-query'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { ChartColumn, FolderInput } from 'lucide-react'
import { useState } from 'react'
import { ConfirmRemoval } from '../../../frame/expert/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { copyQuiz, deleteQuiz } from '../api.ts'
import type { QuizRights } from '../lists/use-quiz-rights.ts'
import { TagsDialog } from '../lists/tags-dialog.tsx'
import { actionEntry, useRowEntries } from '../lists/use-row-entries.ts'
import { copyTitle } from '../../../lib/copy-title.ts'
import { MoveDialog } from './move-dialog.tsx'
import { QuizPlacesDialog } from './quiz-places-dialog.tsx'
import { useLibraryReload } from './use-library-reload.ts'
import { organise, useQuizArchiving } from './use-quiz-archiving.ts'

interface Asked {
  what: 'places' | 'move' | 'tags' | 'delete'
  quiz: QuizSummary
}

/** What can be done with one quiz of the library, by the person's rights. */
export const useQuizActions = (folders: readonly QuizFolder[], rights: QuizRights) => {
  const { t } = useTexts()
  const [asked, setAsked] = useState<Asked>()
  const entriesOf = useRowEntries(rights)
  const { turn } = useQuizArchiving()
  const copy = useCopy()
  const resultsOf = ({ id }: QuizSummary): MenuEntry => ({
    kind: 'link',
    label: t('create-course.results_open'),
    icon: ChartColumn,
    href: `${expertPaths.practices}/quiz/${id}`,
  })
  return {
    entriesOf: (quiz: QuizSummary): MenuEntry[] => {
      const ask = (what: Asked['what']) => setAsked({ what, quiz })
      return entriesOf({
        isArchived: quiz.is_archived,
        ask,
        turn: () => turn(quiz),
        copy: rights.mayCreate && rights.mayRead ? () => copy.mutate(quiz) : undefined,
        links: rights.mayReview ? [resultsOf(quiz)] : [],
        moves: [actionEntry(t('quizzes.library_move'), FolderInput, () => ask('move'))],
      })
    },
    askPlaces: (quiz: QuizSummary) => setAsked({ what: 'places', quiz }),
    dialog: asked && <AskedDialog {...asked} folders={folders} onClose={() => setAsked(undefined)} />,
  }
}

const useCopy = () => {
  const { t } = useTexts()
  const reload = useLibraryReload()
  return useMutation({
    mutationFn: (quiz: QuizSummary) =>
      copyQuiz({ params: { quiz: quiz.id }, body: { name: copyTitle(quiz.name, quizLimits.name, t) } }),
    onSuccess: ({ data }) => {
      toasts.show({ tone: 'success', title: t('quizzes.library_copied'), message: data.name })
      return reload()
    },
  })
}

interface AskedDialogProps extends Asked {
  folders: readonly QuizFolder[]
  onClose: () => void
}

const AskedDialog = ({ what, quiz, folders, onClose }: AskedDialogProps) => {
  const { t } = useTexts()
  const reload = useLibraryReload()
  const change = async (wanted: Parameters<typeof organise>[1]) => {
    await organise([quiz], wanted)
    await reload()
  }
  if (what === 'places') return <QuizPlacesDialog quiz={quiz} onClose={onClose} />
  if (what === 'move')
    return (
      <MoveDialog
        folders={folders}
        from={quiz.folder_id}
        move={(folder_id) => change({ folder_id })}
        onClose={onClose}
      />
    )
  if (what === 'tags')
    return (
      <TagsDialog
        title={t('quizzes.library_tags_title', { name: quiz.name })}
        help={t('quizzes.library_tags_help')}
        tags={quiz.tags}
        save={(tags) => change({ tags })}
        onClose={onClose}
      />
    )
  return (
    <ConfirmRemoval
      thing={quiz}
      title={({ name }) => t('quizzes.library_delete_title', { name })}
      message={() => t('quizzes.library_delete_text')}
      confirmLabel={t('quizzes.library_delete')}
      remove={({ id }) => deleteQuiz({ params: { quiz: id } })}
      onRemoved={({ name }) => {
        toasts.show({ title: t('quizzes.library_deleted'), message: name })
        return reload()
      }}
      onClose={onClose}
    />
  )
}
