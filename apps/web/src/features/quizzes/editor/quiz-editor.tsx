import { quizTypeRules } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Icon } from '@lectern/ui/layout/icon'
import { ChartColumn, Download, Maximize2, Play, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { QuizTypeContext } from '../kinds/quiz-type-context.ts'
import { withType } from '../kinds/with-type.ts'
import type { QuizDraft } from '../quiz-kind.ts'
import { HeldEditsPlace } from '../held-edits/held-edits-place.tsx'
import { useHeldEdits } from '../held-edits/use-held-edits.ts'
import { AffectedNotice } from './affected-notice.tsx'
import { LoadQuiz, type OpenedQuiz } from './load-quiz.tsx'
import { QuestionList } from './question-list.tsx'
import { QuizConflict } from './quiz-conflict.tsx'
import { type QuizDialog, QuizDialogs } from './quiz-dialogs.tsx'
import styles from './quiz-editor.module.css'
import { QuizPools } from './quiz-pools.tsx'
import { QuizName } from './quiz-name.tsx'
import { QuizRefused } from './quiz-refused.tsx'
import { QuizSettingsPanel } from './settings/quiz-settings.tsx'
import { unreadyOf, useQuestionWork } from './use-question-work.ts'

interface QuizEditorProps {
  quizId: number
  /** The quiz was just made: write its first question at once. */
  isNew?: boolean
}

/** Edits one quiz where a lesson shows it: name, questions, settings; saved as it is written. */
export const QuizEditor = ({ quizId, isNew = false }: QuizEditorProps) => (
  <LoadQuiz quizId={quizId}>{(opened) => <OpenQuiz {...opened} isNew={isNew} />}</LoadQuiz>
)

const OpenQuiz = ({ quiz, kept, state, isNew }: OpenedQuiz & { isNew: boolean }) => {
  const { t } = useTexts()
  const [shown, setShown] = useState<'settings' | QuizDialog>()
  const draft = state.content
  const change = (part: Partial<QuizDraft>) => kept.edit({ ...(kept.state()?.content ?? draft), ...part })
  const work = useQuestionWork(kept, draft)
  const held = useHeldEdits({ quiz, kept, state })
  const { type = quiz.type } = draft
  const isRandomizer = quizTypeRules(type).isDrawn
  return (
    <QuizTypeContext value={type}>
      <div className={styles.quiz}>
        <QuizRefused kept={kept} state={state} />
        <QuizConflict kept={kept} state={state} />
        <QuizName label={t('quizzes.quiz_name')} name={draft.name} onName={(name) => change({ name })} />
        <HeldEditsPlace work={held} unready={unreadyOf(work)} />
        {(held.isWaved || !held.rights.mayEdit) && <AffectedNotice quizId={quiz.id} />}
        {isRandomizer ? (
          <QuizPools quiz={quiz} kept={kept} draft={draft} />
        ) : (
          <QuestionList
            work={work}
            onBank={() => setShown('bank')}
            onPaste={() => setShown('paste')}
            startWithOne={isNew}
          />
        )}
        <div className={styles.tools}>
          {!isRandomizer && <QuestionTools draft={draft} onShow={setShown} />}
          <Button
            variant="quiet"
            icon={<Icon of={Settings2} />}
            aria-expanded={shown === 'settings'}
            onClick={() => setShown(shown === 'settings' ? undefined : 'settings')}
          >
            {t('quizzes.quiz_settings')}
          </Button>
          <Link className={buttonClass({ variant: 'quiet' })} href={expertPaths.quiz(quiz.id)}>
            <Icon of={Maximize2} />
            {t('quizzes.quiz_own_page')}
          </Link>
          <Link
            className={buttonClass({ variant: 'quiet' })}
            href={`${expertPaths.practices}/quiz/${quiz.id}`}
          >
            <Icon of={ChartColumn} />
            {t('create-course.results_open')}
          </Link>
        </div>
        {shown === 'settings' && (
          <QuizSettingsPanel
            settings={draft.settings}
            type={type}
            questions={draft.content.questions}
            onType={(next) => change(withType(draft, next))}
            onSettings={(settings) => change({ settings })}
            onStyle={() => setShown('style')}
          />
        )}
        <QuizDialogs
          quizId={quiz.id}
          shown={shown === 'settings' ? undefined : shown}
          draft={draft}
          work={work}
          onSettings={(settings) => change({ settings })}
          onClose={() => setShown(undefined)}
        />
      </div>
    </QuizTypeContext>
  )
}

interface QuestionToolsProps {
  draft: QuizDraft
  onShow: (dialog: QuizDialog) => void
}

/** What is done with questions of one's own. */
const QuestionTools = ({ draft, onShow }: QuestionToolsProps) => {
  const { t } = useTexts()
  return (
    <>
      <Button icon={<Icon of={Play} />} onClick={() => onShow('preview')}>
        {t('quizzes.quiz_try')}
      </Button>
      <Button
        variant="quiet"
        icon={<Icon of={Download} />}
        disabled={draft.content.questions.length === 0}
        onClick={() => onShow('export')}
      >
        {t('quizzes.export_title')}
      </Button>
    </>
  )
}
