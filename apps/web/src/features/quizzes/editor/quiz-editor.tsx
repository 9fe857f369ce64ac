import type { Quiz } from '@lectern/contract/quizzes/quiz'
import { quizLimits } from '@lectern/contract/quizzes/quiz'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Field } from '@lectern/ui/fields/field'
import { Icon } from '@lectern/ui/layout/icon'
import { Notice } from '@lectern/ui/feedback/notice'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { TextInput } from '@lectern/ui/fields/text-input'
import { ChartColumn, ClipboardPaste, Download, Play, Settings2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { paths } from '../../../lib/routing/paths.ts'
import type { DraftDocument, DraftState } from '../../../lib/drafts/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import type { QuizDraft } from '../quiz-kind.ts'
import { PoolsEditor } from './pools/pools-editor.tsx'
import { QuestionList } from './question-list.tsx'
import { QuizConflict } from './quiz-conflict.tsx'
import { QuizRefused } from './quiz-refused.tsx'
import { QuizSettingsPanel } from './settings/quiz-settings.tsx'
import { useQuiz, useQuizDraft } from './use-quiz-draft.ts'
import { usePastedQuestions } from './use-pasted-questions.ts'
import styles from './quiz-editor.module.css'

const QuizPreview = lazy(async () => ({ default: (await import('./quiz-preview.tsx')).QuizPreview }))

const PasteDialog = lazy(async () => ({ default: (await import('../paste/paste-dialog.tsx')).PasteDialog }))
const ExportDialog = lazy(async () => ({
  default: (await import('../formats/export-dialog.tsx')).ExportDialog,
}))

interface QuizEditorProps {
  quizId: number
  /** The quiz was just made: write its first question at once. */
  isNew?: boolean
}

/** Edits one quiz: name, questions, settings; saved as it is written. */
export const QuizEditor = ({ quizId, isNew = false }: QuizEditorProps) => {
  const { t } = useTexts()
  const { data, error, refetch } = useQuiz(quizId)
  if (data) return <LoadedQuiz key={quizId} quiz={data.data} isNew={isNew} />
  if (!error) return <QuizWaiting />
  return (
    <Notice
      tone="danger"
      title={t('create-course.quiz_not_loaded')}
      actions={<Button onClick={() => void refetch()}>{t('common.try_again')}</Button>}
    >
      {errorText(error, t)}
    </Notice>
  )
}

const LoadedQuiz = ({ quiz, isNew }: { quiz: Quiz; isNew: boolean }) => {
  const { kept, state } = useQuizDraft(quiz)
  if (!kept || !state) return <QuizWaiting />
  return <OpenQuiz quiz={quiz} kept={kept} state={state} isNew={isNew} />
}

interface OpenQuizProps {
  quiz: Quiz
  kept: DraftDocument<QuizDraft>
  state: DraftState<QuizDraft>
  isNew: boolean
}

const OpenQuiz = ({ quiz, kept, state, isNew }: OpenQuizProps) => {
  const { t } = useTexts()
  const [shown, setShown] = useState<'settings' | 'preview' | 'paste' | 'export'>()
  const draft = state.content
  const change = (part: Partial<QuizDraft>) => kept.edit({ ...(kept.state()?.content ?? draft), ...part })
  const add = usePastedQuestions(kept, draft)
  const close = () => setShown(undefined)
  const isRandomizer = quiz.type === 'randomizer'
  return (
    <div className={styles.quiz}>
      <QuizRefused kept={kept} state={state} />
      <QuizConflict kept={kept} state={state} />
      <Field
        label={t('create-course.quiz_name')}
        error={draft.name.trim() === '' ? t('create-course.quiz_name_empty') : undefined}
      >
        <TextInput
          value={draft.name}
          maxLength={quizLimits.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </Field>
      {isRandomizer ? (
        <PoolsEditor
          quizId={quiz.id}
          pools={draft.pools}
          sources={quiz.pools.map((pool) => ({ ...pool, id: pool.quiz_id }))}
          onPools={(work) => change({ pools: work((kept.state()?.content ?? draft).pools) })}
        />
      ) : (
        <QuestionList kept={kept} draft={draft} startWithOne={isNew} />
      )}
      <div className={styles.tools}>
        {!isRandomizer && <QuestionTools draft={draft} onShow={setShown} />}
        <Button
          variant="quiet"
          icon={<Icon of={Settings2} />}
          aria-expanded={shown === 'settings'}
          onClick={() => setShown(shown === 'settings' ? undefined : 'settings')}
        >
          {t('create-course.quiz_settings')}
        </Button>
        <Link className={buttonClass({ variant: 'quiet' })} href={`${paths.expertPractices}/quiz/${quiz.id}`}>
          <Icon of={ChartColumn} />
          {t('create-course.results_open')}
        </Link>
      </div>
      {shown === 'settings' && (
        <QuizSettingsPanel
          settings={draft.settings}
          isRandomizer={isRandomizer}
          onSettings={(settings) => change({ settings })}
        />
      )}
      {shown === 'preview' && (
        <Suspense>
          <QuizPreview draft={draft} onClose={close} />
        </Suspense>
      )}
      {shown === 'paste' && (
        <Suspense>
          <PasteDialog
            room={quizLimits.questions - draft.content.questions.length}
            onClose={close}
            onAdd={add}
          />
        </Suspense>
      )}
      {shown === 'export' && (
        <Suspense>
          <ExportDialog quizId={quiz.id} draft={draft} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

interface QuestionToolsProps {
  draft: QuizDraft
  onShow: (part: 'preview' | 'paste' | 'export') => void
}

/** What is done with questions of one's own. */
const QuestionTools = ({ draft, onShow }: QuestionToolsProps) => {
  const { t } = useTexts()
  return (
    <>
      <Button icon={<Icon of={Play} />} onClick={() => onShow('preview')}>
        {t('create-course.quiz_try')}
      </Button>
      <Button icon={<Icon of={ClipboardPaste} />} onClick={() => onShow('paste')}>
        {t('create-course.paste_title')}
      </Button>
      <Button
        variant="quiet"
        icon={<Icon of={Download} />}
        disabled={draft.content.questions.length === 0}
        onClick={() => onShow('export')}
      >
        {t('create-course.export_title')}
      </Button>
    </>
  )
}

/** As tall as the questions are at least, so that what follows the practice does not move when they come. */
const QuizWaiting = () => (
  <div aria-busy="true">
    <Skeleton height="80dvh" radius="var(--radius-card)" />
  </div>
)
