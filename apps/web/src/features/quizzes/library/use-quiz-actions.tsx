import type { QuizFolder } from '@lectern/contract/quizzes/library/library'
import type { QuizSummary } from '@lectern/contract/quizzes/quiz'
import { questionLimits } from '@lectern/contract/quizzes/question-types/common'
import { useMutation } from '@tanstack/react-query'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import {
  Archive,
  ArchiveRestore,
  ChartColumn,
  Copy,
  FolderInput,
  MapPin,
  Tag,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { copyQuiz, deleteQuiz, organiseQuizzes } from '../api.ts'
import { readTags } from '../question-head/read-tags.ts'
import { copyName } from './copy-name.ts'
import { MoveDialog } from './move-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import { PlacesDialog } from './places-dialog.tsx'
import { useLibraryReload } from './use-library-reload.ts'
import type { QuizRights } from './use-quiz-rights.ts'

interface Asked {
  what: 'places' | 'move' | 'tags' | 'delete'
  quiz: QuizSummary
}

/** What can be done with one quiz of the library, by the person's rights. */
export const useQuizActions = (folders: readonly QuizFolder[], rights: QuizRights) => {
  const { t } = useTexts()
  const [asked, setAsked] = useState<Asked>()
  const { archive, copy } = useQuizWork()
  const entriesOf = (quiz: QuizSummary): MenuEntry[] => {
    const action = (label: string, icon: LucideIcon, onSelect: () => void): MenuEntry => ({
      kind: 'action',
      label,
      icon,
      onSelect,
    })
    const ask = (what: Asked['what']) => () => setAsked({ what, quiz })
    const results = `${paths.expertPractices}/quiz/${quiz.id}`
    return [
      action(t('create-course.library_where_used'), MapPin, ask('places')),
      ...(rights.mayReview
        ? [
            {
              kind: 'link',
              label: t('create-course.results_open'),
              icon: ChartColumn,
              href: results,
            } as const,
          ]
        : []),
      ...(rights.mayCreate && rights.mayRead
        ? [action(t('create-course.duplicate'), Copy, () => copy.mutate(quiz))]
        : []),
      ...(rights.mayEdit
        ? [
            action(t('create-course.library_move'), FolderInput, ask('move')),
            action(t('create-course.library_tags_edit'), Tag, ask('tags')),
            quiz.is_archived
              ? action(t('create-course.library_restore'), ArchiveRestore, () => archive.mutate(quiz))
              : action(t('create-course.library_archive'), Archive, () => archive.mutate(quiz)),
          ]
        : []),
      ...(rights.mayDelete
        ? [
            { kind: 'separator' } as const,
            {
              kind: 'action',
              label: t('create-course.delete'),
              icon: Trash2,
              danger: true,
              onSelect: ask('delete'),
            } as const,
          ]
        : []),
    ]
  }
  return {
    entriesOf,
    askPlaces: (quiz: QuizSummary) => setAsked({ what: 'places', quiz }),
    dialog: asked && <AskedDialog {...asked} folders={folders} onClose={() => setAsked(undefined)} />,
  }
}

/** What is done at once, and said afterwards with the way back. */
const useQuizWork = () => {
  const { t } = useTexts()
  const reload = useLibraryReload()
  const copy = useMutation({
    mutationFn: (quiz: QuizSummary) =>
      copyQuiz({ params: { quiz: quiz.id }, body: { name: copyName(quiz.name, t) } }),
    onSuccess: ({ data }) => {
      toasts.show({ tone: 'success', title: t('create-course.library_copied'), message: data.name })
      return reload()
    },
  })
  const archive = useMutation({
    mutationFn: (quiz: QuizSummary) =>
      organiseQuizzes({ body: { ids: [quiz.id], is_archived: !quiz.is_archived } }),
    onSuccess: (_, quiz) => {
      const now = { ...quiz, is_archived: !quiz.is_archived }
      toasts.show({
        title: t(now.is_archived ? 'create-course.library_archived_done' : 'create-course.library_restored', {
          count: 1,
        }),
        message: quiz.name,
        action: { label: t('create-course.undo'), onSelect: () => archive.mutate(now) },
      })
      return reload()
    },
  })
  return { copy, archive }
}

const AskedDialog = ({
  what,
  quiz,
  folders,
  onClose,
}: Asked & { folders: readonly QuizFolder[]; onClose: () => void }) => {
  const { t } = useTexts()
  const reload = useLibraryReload()
  const organise = async (change: { folder_id?: number | null; tags?: string[] }) => {
    await organiseQuizzes({ body: { ids: [quiz.id], ...change } })
    await reload()
  }
  if (what === 'places') return <PlacesDialog quiz={quiz} onClose={onClose} />
  if (what === 'move')
    return (
      <MoveDialog
        folders={folders}
        from={quiz.folder_id}
        move={(folder_id) => organise({ folder_id })}
        onClose={onClose}
      />
    )
  if (what === 'tags')
    return (
      <NameDialog
        title={t('create-course.library_tags_title', { name: quiz.name })}
        label={t('create-course.library_tags')}
        help={t('create-course.library_tags_help')}
        submitLabel={t('create-course.library_tags_save')}
        start={quiz.tags.join(', ')}
        maxLength={questionLimits.tags * (questionLimits.tag + 2)}
        mayBeEmpty
        save={(line) => organise({ tags: readTags(line) })}
        onClose={onClose}
      />
    )
  return <DeleteQuiz quiz={quiz} onClose={onClose} />
}

const DeleteQuiz = ({ quiz, onClose }: { quiz: QuizSummary; onClose: () => void }) => {
  const { t } = useTexts()
  const reload = useLibraryReload()
  const remove = useMutation({
    mutationFn: () => deleteQuiz({ params: { quiz: quiz.id } }),
    onSuccess: async () => {
      onClose()
      toasts.show({ title: t('create-course.library_deleted'), message: quiz.name })
      await reload()
    },
    meta: { showsErrors: true },
  })
  return (
    <ConfirmDelete
      open
      onClose={onClose}
      title={t('create-course.library_delete_title', { name: quiz.name })}
      message={t('create-course.library_delete_text')}
      confirmLabel={t('create-course.library_delete')}
      cancelLabel={t('create-course.cancel')}
      closeLabel={t('common.close')}
      busy={remove.isPending}
      error={remove.error ? errorText(remove.error, t) : undefined}
      onConfirm={() => remove.mutate()}
    />
  )
}
