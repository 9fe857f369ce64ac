import type { BankQuestion } from '@lectern/contract/quizzes/bank/bank'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { defaultQuizSettings } from '@lectern/contract/quizzes/quiz-settings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Menu } from '@lectern/ui/actions/menu'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { Icon } from '@lectern/ui/layout/icon'
import { Ellipsis, Play } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { LoadFailure, RefusedNotice, WorkState } from '../../../frame/index.ts'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { type DraftDocument, type DraftState, useDraft, useDraftState } from '../../../lib/drafts/index.ts'
import { useOutboxStatus } from '../../../lib/outbox/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { getBankQuestion, listBankPlaces, listBankQuestions } from '../api.ts'
import builderStyles from '../builder/builder.module.css'
import { LearnerPane } from '../builder/learner-pane.tsx'
import { ConvertDialog } from '../editor/convert-dialog.tsx'
import { questionWords } from '../editor/question-words.ts'
import { useConversions } from '../editor/use-conversions.ts'
import { loadRichText } from '../question-head/rich-text-field.tsx'
import { loadPlayers } from '../question-types/question-views.ts'
import { useQuizRights } from '../lists/use-quiz-rights.ts'
import type { QuizDraft } from '../quiz-kind.ts'
import { BankConflict } from './bank-conflict.tsx'
import { BankHolders } from './bank-holders.tsx'
import { bankEntity, bankKind, reviseBank } from './bank-kind.ts'
import { BankQuestionCard } from './bank-question-card.tsx'
import styles from './bank.module.css'

const QuizPreview = lazy(async () => ({
  default: (await import('../editor/trying/quiz-preview.tsx')).QuizPreview,
}))

const from = '/expert/quiz/bank/$questionId'

/** One question of the bank: written, tried, and the quizzes that hold it. */
export const BankQuestionPage = () => {
  const id = Number(useParams({ from }).questionId)
  const { data, error, refetch } = useQuery(queryFor(getBankQuestion, { params: { question: id } }))
  const parts = useQuery({
    queryKey: ['bank-question-parts', data?.data.question.type],
    queryFn: async () => {
      // Fields and player are there from the beginning: what came after them would push them about.
      await Promise.all([loadRichText(), data && loadPlayers([data.data.question])])
      return true
    },
    enabled: data !== undefined,
    staleTime: Infinity,
  })
  if (data && !parts.isPending) return <OpenQuestion key={id} entry={data.data} />
  return (
    <Waiting>
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="60dvh" radius="var(--radius-card)" />
      )}
    </Waiting>
  )
}

const useCrumbs = () => {
  const { t } = useTexts()
  return [
    { label: t('expert.menu_test_constructor'), href: expertPaths.quizzes },
    { label: t('expert.question_bank'), href: expertPaths.bank },
  ]
}

const Waiting = ({ children }: { children: ReactNode }) => {
  const { t } = useTexts()
  return (
    <ExpertPage title={t('quizzes.question_text')} crumbs={useCrumbs()} width="text">
      {children}
    </ExpertPage>
  )
}

const OpenQuestion = ({ entry }: { entry: BankQuestion }) => {
  const { id } = entry
  const server = useMemo(() => reviseBank(entry), [entry])
  const fetch = useCallback(
    async () => reviseBank((await getBankQuestion({ params: { question: id } })).data),
    [id],
  )
  const kept = useDraft(bankKind, bankEntity(id), server, fetch)
  const state = useDraftState(kept)
  if (!kept || !state)
    return (
      <Waiting>
        <Skeleton height="60dvh" radius="var(--radius-card)" />
      </Waiting>
    )
  return <Written id={id} kept={kept} state={state} />
}

interface WrittenProps {
  id: number
  kept: DraftDocument<Question>
  state: DraftState<Question>
}

const Written = ({ id, kept, state }: WrittenProps) => {
  const { t } = useTexts()
  const question = state.content
  const { mayEdit } = useQuizRights()
  const [isTrying, setTrying] = useState(false)
  const conversions = useConversions(question, kept.edit)
  const isStored = useStored(id)
  return (
    <ExpertPage
      title={question.name.trim() || t('quizzes.question_untitled')}
      crumbs={useCrumbs()}
      saved={<WorkState of={bankEntity(id)} />}
      width="bare"
      actions={
        <>
          {conversions.entries.length > 0 && (
            <Menu
              label={t('quizzes.builder_more')}
              align="end"
              entries={conversions.entries}
              renderTrigger={(attributes) => (
                <IconButton
                  {...attributes}
                  icon={Ellipsis}
                  label={t('quizzes.builder_more')}
                  tipSide="below"
                />
              )}
            />
          )}
          <Button variant="primary" icon={<Icon of={Play} />} onClick={() => setTrying(true)}>
            {t('quizzes.quiz_try')}
          </Button>
        </>
      }
    >
      <div className={builderStyles.room}>
        <div className={styles.room}>
          <div className={builderStyles.column}>
            {state.refused && (
              <RefusedNotice
                refusal={state.refused.refusal}
                words={questionWords(state.refused.content)}
                onPutBack={kept.putBack}
                onDrop={kept.dropRefused}
              />
            )}
            <BankConflict kept={kept} state={state} />
            <BankQuestionCard question={question} onQuestion={kept.edit} />
            <BankHolders question={id} isStored={isStored} mayEdit={mayEdit} />
          </div>
          <LearnerPane question={question} number={1} total={1} detail="full_information" />
        </div>
      </div>
      <ConvertDialog
        conversion={conversions.asked}
        onClose={conversions.close}
        onConvert={conversions.convert}
      />
      <Suspense>
        {isTrying && <QuizPreview draft={draftOf(question)} onClose={() => setTrying(false)} />}
      </Suspense>
    </ExpertPage>
  )
}

/** The question as a quiz of its own. */
const draftOf = (question: Question): QuizDraft => ({
  name: '',
  type: 'default',
  settings: defaultQuizSettings,
  content: { version: 1, questions: [question] },
  pools: [],
})

/** Whether everything is stored. What is told of the question elsewhere is read again as soon as it is. */
const useStored = (id: number): boolean => {
  const queryClient = useQueryClient()
  const status = useOutboxStatus(bankEntity(id))
  const storedAt = status.state === 'stored' ? String(status.at) : undefined
  useEffect(() => {
    if (storedAt === undefined) return
    for (const call of [listBankPlaces, listBankQuestions])
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(call) })
  }, [queryClient, storedAt])
  return status.state === 'idle' || storedAt !== undefined
}
