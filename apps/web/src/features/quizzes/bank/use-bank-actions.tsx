import type { BankSummary } from '@lectern/contract/quizzes/bank/bank'
import { questionLimits } from '@lectern/contract/quizzes/question-types/common'
import { useMutation } from '@tanstack/react-query'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import { Archive, ArchiveRestore, Copy, MapPin, Tag, Trash2, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { newKey } from '../../../lib/new-key.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { deleteBankQuestion, getBankQuestion, keepQuestions, organiseBank } from '../api.ts'
import { NameDialog } from '../library/name-dialog.tsx'
import type { QuizRights } from '../library/use-quiz-rights.ts'
import { readTags } from '../question-head/read-tags.ts'
import { questionEditors } from '../question-types/question-editors.ts'
import { BankPlacesDialog } from './bank-places-dialog.tsx'
import { bankName } from './bank-card.ts'
import { useBankReload } from './use-bank-reload.ts'

interface Asked {
  what: 'places' | 'tags' | 'delete'
  question: BankSummary
}

/** What can be done with one question of the bank, by the person's rights. */
export const useBankActions = (rights: QuizRights) => {
  const { t } = useTexts()
  const [asked, setAsked] = useState<Asked>()
  const { archive, copy } = useBankWork()
  const entriesOf = (question: BankSummary): MenuEntry[] => {
    const action = (label: string, icon: LucideIcon, onSelect: () => void): MenuEntry => ({
      kind: 'action',
      label,
      icon,
      onSelect,
    })
    const ask = (what: Asked['what']) => () => setAsked({ what, question })
    const mayCopy = rights.mayEdit && rights.mayRead
    return [
      action(t('create-course.library_where_used'), MapPin, ask('places')),
      ...(mayCopy ? [action(t('create-course.duplicate'), Copy, () => copy.mutate(question))] : []),
      ...(rights.mayEdit
        ? [
            action(t('create-course.library_tags_edit'), Tag, ask('tags')),
            question.is_archived
              ? action(t('create-course.library_restore'), ArchiveRestore, () => archive.mutate(question))
              : action(t('create-course.library_archive'), Archive, () => archive.mutate(question)),
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
    askPlaces: (question: BankSummary) => setAsked({ what: 'places', question }),
    dialog: asked && <AskedDialog {...asked} onClose={() => setAsked(undefined)} />,
  }
}

/** What is done at once, and said afterwards with the way back. */
const useBankWork = () => {
  const { t } = useTexts()
  const reload = useBankReload()
  const copy = useMutation({
    mutationFn: async ({ id }: BankSummary) => {
      const { question } = (await getBankQuestion({ params: { question: id } })).data
      return keepQuestions({ body: { questions: [questionEditors[question.type].copy(question, newKey)] } })
    },
    onSuccess: (_, question) => {
      toasts.show({
        tone: 'success',
        title: t('create-course.bank_copied'),
        message: bankName(question, t),
      })
      return reload()
    },
  })
  const archive = useMutation({
    mutationFn: (question: BankSummary) =>
      organiseBank({ body: { ids: [question.id], is_archived: !question.is_archived } }),
    onSuccess: (_, question) => {
      const now = { ...question, is_archived: !question.is_archived }
      toasts.show({
        title: t(now.is_archived ? 'create-course.bank_archived_done' : 'create-course.bank_restored', {
          count: 1,
        }),
        message: bankName(question, t),
        action: { label: t('create-course.undo'), onSelect: () => archive.mutate(now) },
      })
      return reload()
    },
  })
  return { copy, archive }
}

const AskedDialog = ({ what, question, onClose }: Asked & { onClose: () => void }) => {
  const { t } = useTexts()
  const reload = useBankReload()
  if (what === 'places') return <BankPlacesDialog question={question} onClose={onClose} />
  if (what === 'delete') return <DeleteQuestion question={question} onClose={onClose} />
  return (
    <NameDialog
      title={t('create-course.bank_tags_title', { name: bankName(question, t) })}
      label={t('create-course.library_tags')}
      help={t('create-course.bank_tags_help')}
      submitLabel={t('create-course.library_tags_save')}
      start={question.tags.join(', ')}
      maxLength={questionLimits.tags * (questionLimits.tag + 2)}
      mayBeEmpty
      save={async (line) => {
        await organiseBank({ body: { ids: [question.id], tags: readTags(line) } })
        await reload()
      }}
      onClose={onClose}
    />
  )
}

const DeleteQuestion = ({ question, onClose }: { question: BankSummary; onClose: () => void }) => {
  const { t } = useTexts()
  const reload = useBankReload()
  const remove = useMutation({
    mutationFn: () => deleteBankQuestion({ params: { question: question.id } }),
    onSuccess: async () => {
      onClose()
      toasts.show({
        title: t('create-course.bank_deleted', { count: 1 }),
        message: bankName(question, t),
      })
      await reload()
    },
    meta: { showsErrors: true },
  })
  return (
    <ConfirmDelete
      open
      onClose={onClose}
      title={t('create-course.bank_delete_title', { count: 1 })}
      message={t('create-course.bank_delete_text')}
      confirmLabel={t('create-course.bank_delete')}
      cancelLabel={t('create-course.cancel')}
      closeLabel={t('common.close')}
      busy={remove.isPending}
      error={remove.error ? errorText(remove.error, t) : undefined}
      onConfirm={() => remove.mutate()}
    />
  )
}
