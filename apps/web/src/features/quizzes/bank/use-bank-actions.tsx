import type { BankSummary } from '@lectern/contract/quizzes/bank/bank'
import { useMutation } from '@tanstack/react-query'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useState } from 'react'
import { ConfirmRemoval } from '../../../frame/expert/index.ts'
import { newKey } from '../../../lib/new-key.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { deleteBankQuestion, getBankQuestion, keepQuestions } from '../api.ts'
import type { QuizRights } from '../lists/use-quiz-rights.ts'
import { TagsDialog } from '../lists/tags-dialog.tsx'
import { useRowEntries } from '../lists/use-row-entries.ts'
import { questionEditors } from '../question-types/question-editors.ts'
import { BankPlacesDialog } from './bank-places-dialog.tsx'
import { bankName } from './bank-card.ts'
import { organise, useBankArchiving } from './use-bank-archiving.ts'
import { useBankReload } from './use-bank-reload.ts'

interface Asked {
  what: 'places' | 'tags' | 'delete'
  question: BankSummary
}

/** What can be done with one question of the bank, by the person's rights. */
export const useBankActions = (rights: QuizRights) => {
  const [asked, setAsked] = useState<Asked>()
  const entriesOf = useRowEntries(rights)
  const { turn } = useBankArchiving()
  const copy = useCopy()
  const mayCopy = rights.mayEdit && rights.mayRead
  return {
    entriesOf: (question: BankSummary): MenuEntry[] =>
      entriesOf({
        isArchived: question.is_archived,
        ask: (what) => setAsked({ what, question }),
        turn: () => turn(question),
        copy: mayCopy ? () => copy.mutate(question) : undefined,
      }),
    askPlaces: (question: BankSummary) => setAsked({ what: 'places', question }),
    dialog: asked && <AskedDialog {...asked} onClose={() => setAsked(undefined)} />,
  }
}

const useCopy = () => {
  const { t } = useTexts()
  const reload = useBankReload()
  return useMutation({
    mutationFn: async ({ id }: BankSummary) => {
      const { question } = (await getBankQuestion({ params: { question: id } })).data
      return keepQuestions({ body: { questions: [questionEditors[question.type].copy(question, newKey)] } })
    },
    onSuccess: (_, question) => {
      toasts.show({
        tone: 'success',
        title: t('quizzes.bank_copied'),
        message: bankName(question, t),
      })
      return reload()
    },
  })
}

const AskedDialog = ({ what, question, onClose }: Asked & { onClose: () => void }) => {
  const { t } = useTexts()
  const reload = useBankReload()
  if (what === 'places') return <BankPlacesDialog question={question} onClose={onClose} />
  if (what === 'tags')
    return (
      <TagsDialog
        title={t('quizzes.bank_tags_title', { name: bankName(question, t) })}
        help={t('quizzes.bank_tags_help')}
        tags={question.tags}
        save={async (tags) => {
          await organise([question], { tags })
          await reload()
        }}
        onClose={onClose}
      />
    )
  return (
    <ConfirmRemoval
      thing={question}
      title={() => t('quizzes.bank_delete_title', { count: 1 })}
      message={() => t('quizzes.bank_delete_text')}
      confirmLabel={t('quizzes.bank_delete')}
      remove={({ id }) => deleteBankQuestion({ params: { question: id } })}
      onRemoved={(gone) => {
        toasts.show({ title: t('quizzes.bank_deleted', { count: 1 }), message: bankName(gone, t) })
        return reload()
      }}
      onClose={onClose}
    />
  )
}
