import type { QuizType } from '@lectern/contract/quizzes/quiz-types/quiz-type'
import { quizTypeRules, takesQuestions } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Menu, type MenuEntry } from '@lectern/ui/actions/menu'
import { Icon } from '@lectern/ui/layout/icon'
import { ChartColumn, Download, Ellipsis, Palette, Play, Printer, Settings2 } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { ExpertPage, heldEntries } from '../../../frame/expert/index.ts'
import { WorkState } from '../../../frame/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts, type Translate } from '../../../lib/texts/index.ts'
import { LoadQuiz, type OpenedQuiz } from '../editor/load-quiz.tsx'
import { QuizConflict } from '../editor/quiz-conflict.tsx'
import { type QuizDialog, QuizDialogs } from '../editor/quiz-dialogs.tsx'
import { QuizName } from '../editor/quiz-name.tsx'
import { QuizPools } from '../editor/quiz-pools.tsx'
import { QuizRefused } from '../editor/quiz-refused.tsx'
import { type QuestionWork, unreadyOf, useQuestionWork } from '../editor/use-question-work.ts'
import { HeldEditsPlace } from '../held-edits/held-edits-place.tsx'
import { type HeldWork, useHeldEdits } from '../held-edits/use-held-edits.ts'
import { QuizTypeContext } from '../kinds/quiz-type-context.ts'
import { type QuizDraft, quizEntity } from '../quiz-kind.ts'
import { builderKeys } from './builder-keys.ts'
import { BuilderRoom } from './builder-room.tsx'
import { findKind } from './find-kind.ts'
import styles from './builder.module.css'
import { SettingsSheet } from './settings-sheet.tsx'
import { showQuestion } from './show-question.ts'

const from = '/expert/quiz/$quizId'

/** One quiz on a page of its own: kinds of question, the questions, and what a learner sees of them. */
export const QuizPage = () => {
  const quizId = Number(useParams({ from }).quizId)
  return (
    <LoadQuiz quizId={quizId} Around={Waiting}>
      {(opened) => <OpenPage {...opened} />}
    </LoadQuiz>
  )
}

/** The page until its quiz is there. */
const Waiting = ({ children }: { children: ReactNode }) => {
  const { t } = useTexts()
  return (
    <ExpertPage title={t('quizzes.library_name')} crumbs={useCrumbs()} width="text">
      {children}
    </ExpertPage>
  )
}

const useCrumbs = () => {
  const { t } = useTexts()
  return [{ label: t('expert.menu_test_constructor'), href: expertPaths.quizzes }]
}

type Shown = QuizDialog | 'settings'

const OpenPage = ({ quiz, kept, state }: OpenedQuiz) => {
  const { t } = useTexts()
  const { paste } = useSearch({ from })
  const navigate = useNavigate({ from })
  const [shown, setShown] = useState<Shown | undefined>(paste ? 'paste' : undefined)
  const draft = state.content
  const work = useQuestionWork(kept, draft)
  const held = useHeldEdits({ quiz, kept, state })
  const change = (part: Partial<QuizDraft>) => kept.edit({ ...(kept.state()?.content ?? draft), ...part })
  const close = () => {
    setShown(undefined)
    if (paste) void navigate({ search: {}, replace: true })
  }
  useSettingsKey(() => setShown('settings'))
  const { type = quiz.type } = draft
  const isRandomizer = quizTypeRules(type).isDrawn
  const above = (
    <>
      <Above kept={kept} state={state} onName={(name) => change({ name })} />
      <HeldEditsPlace work={held} unready={unreadyOf(work)} />
    </>
  )
  return (
    <QuizTypeContext value={type}>
      <ExpertPage
        title={draft.name.trim() || t('quizzes.library_name')}
        crumbs={useCrumbs()}
        saved={<WorkState of={quizEntity(quiz.id)} />}
        width="bare"
        keys={isRandomizer ? [] : keysOf(t, work, type, () => setShown('preview'))}
        actions={<PageActions held={held} draft={draft} isRandomizer={isRandomizer} onShow={setShown} />}
      >
        <div className={styles.room}>
          {isRandomizer ? (
            <div className={styles.column}>
              {above}
              <QuizPools quiz={quiz} kept={kept} draft={draft} />
            </div>
          ) : (
            <BuilderRoom
              quizId={quiz.id}
              work={work}
              draft={draft}
              above={above}
              onNextFinding={() => nextFinding(work)}
              onBank={() => setShown('bank')}
              onPaste={() => setShown('paste')}
            />
          )}
        </div>
        <SettingsSheet
          isOpen={shown === 'settings'}
          onClose={close}
          draft={draft}
          type={type}
          onChange={change}
          onStyle={() => setShown('style')}
        />
        <QuizDialogs
          quizId={quiz.id}
          shown={shown === 'settings' ? undefined : shown}
          draft={draft}
          work={work}
          onSettings={(settings) => change({ settings })}
          onClose={close}
        />
      </ExpertPage>
    </QuizTypeContext>
  )
}

interface AboveProps extends Pick<OpenedQuiz, 'kept' | 'state'> {
  onName: (name: string) => void
}

/** What stands above the questions: what became of the last save, and the name. */
const Above = ({ kept, state, onName }: AboveProps) => {
  const { t } = useTexts()
  return (
    <>
      <QuizRefused kept={kept} state={state} />
      <QuizConflict kept={kept} state={state} />
      <QuizName label={t('quizzes.library_name')} name={state.content.name} onName={onName} />
    </>
  )
}

const keysOf = (t: Translate, work: QuestionWork, type: QuizType, tryIt: () => void) =>
  builderKeys(t, {
    find: findKind,
    add: (slug) => work.room > 0 && takesQuestions(type, slug) && work.addNext(slug),
    step: (by) => step(work, by),
    tryIt,
    nextFinding: () => nextFinding(work),
  })

interface PageActionsProps {
  held: HeldWork
  draft: QuizDraft
  /** It has no questions of its own. */
  isRandomizer: boolean
  onShow: (shown: Shown) => void
}

const PageActions = (props: PageActionsProps) => {
  const { isRandomizer, onShow } = props
  const { t } = useTexts()
  return (
    <>
      <IconButton
        icon={Settings2}
        label={t('quizzes.quiz_settings')}
        tipSide="below"
        onClick={() => onShow('settings')}
      />
      <MoreActions {...props} />
      {!isRandomizer && (
        <Button variant="primary" icon={<Icon of={Play} />} onClick={() => onShow('preview')}>
          {t('quizzes.quiz_try')}
        </Button>
      )}
    </>
  )
}

/** What is done less often, and the way to the results. */
const MoreActions = ({ held, draft, isRandomizer, onShow }: PageActionsProps) => {
  const { t } = useTexts()
  const ofQuestions: MenuEntry[] = [
    {
      kind: 'action',
      label: t('quizzes.export_title'),
      icon: Download,
      disabled: draft.content.questions.length === 0,
      onSelect: () => onShow('export'),
    },
  ]
  return (
    <Menu
      label={t('quizzes.builder_more')}
      align="end"
      entries={[
        {
          kind: 'link',
          label: t('create-course.results_open'),
          icon: ChartColumn,
          href: `${expertPaths.practices}/quiz/${held.quizId}`,
        },
        {
          kind: 'action',
          label: t('quizzes.style_open'),
          icon: Palette,
          onSelect: () => onShow('style'),
        },
        {
          kind: 'link',
          label: t('quizzes.print_open'),
          icon: Printer,
          href: expertPaths.quizPrint(held.quizId),
        },
        ...(isRandomizer ? [] : ofQuestions),
        ...heldEntries(held, t),
      ]}
      renderTrigger={(attributes) => (
        <IconButton {...attributes} icon={Ellipsis} label={t('quizzes.builder_more')} tipSide="below" />
      )}
    />
  )
}

/** Ctrl or ⌘ with a comma, also while somebody writes. */
const useSettingsKey = (open: () => void) => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ',' || !(event.ctrlKey || event.metaKey) || document.querySelector('dialog:modal'))
        return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

/** Opens the question after the open one, or the one before; past the end it begins anew. */
const step = ({ questions, openId, setOpenId }: QuestionWork, by: 1 | -1) => {
  const at = questions.findIndex(({ id }) => id === openId)
  const next = questions.at(at < 0 ? (by === 1 ? 0 : -1) : (at + by) % questions.length)
  if (!next) return
  setOpenId(next.id)
  showQuestion(next.id)
}

/** Opens the next question that learners do not see as it is. */
const nextFinding = (work: QuestionWork) => {
  const { questions, issues, openId, setOpenId } = work
  const found = questions.filter(({ id }) => issues.some((issue) => issue.question_id === id))
  const at = questions.findIndex(({ id }) => id === openId)
  const next = found.find(({ id }) => questions.findIndex((each) => each.id === id) > at) ?? found[0]
  if (!next) return
  setOpenId(next.id)
  showQuestion(next.id)
}
