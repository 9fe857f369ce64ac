import { lazy, Suspense } from 'react'
import type { QuizSettings } from '@lectern/contract/quizzes/quiz-settings'
import type { QuizDraft } from '../quiz-kind.ts'
import type { QuestionWork } from './use-question-work.ts'

const QuizPreview = lazy(async () => ({ default: (await import('./trying/quiz-preview.tsx')).QuizPreview }))
const PasteDialog = lazy(async () => ({ default: (await import('../paste/paste-dialog.tsx')).PasteDialog }))
const StyleDialog = lazy(async () => ({ default: (await import('../style/style-dialog.tsx')).StyleDialog }))
const ExportQuiz = lazy(async () => ({
  default: (await import('../formats/export-quiz.tsx')).ExportQuiz,
}))

const BankPicker = lazy(async () => ({ default: (await import('../bank/bank-picker.tsx')).BankPicker }))

export type QuizDialog = 'preview' | 'paste' | 'export' | 'bank' | 'style'

interface QuizDialogsProps {
  quizId: number
  shown: QuizDialog | undefined
  draft: QuizDraft
  work: QuestionWork
  onSettings: (settings: QuizSettings) => void
  onClose: () => void
}

/** What opens over a quiz: trying it, pasting questions, a file of them. */
export const QuizDialogs = ({ quizId, shown, draft, work, onSettings, onClose }: QuizDialogsProps) => (
  <Suspense>
    {shown === 'preview' && <QuizPreview draft={draft} onClose={onClose} />}
    {shown === 'paste' && <PasteDialog room={work.room} onClose={onClose} onAdd={work.append} />}
    {shown === 'style' && (
      <StyleDialog quizId={quizId} draft={draft} onSettings={onSettings} onClose={onClose} />
    )}
    {shown === 'export' && <ExportQuiz quizId={quizId} draft={draft} onClose={onClose} />}
    {shown === 'bank' && <BankPicker room={work.room} onClose={onClose} onAdd={work.append} />}
  </Suspense>
)
