import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { AttemptView } from '@lectern/contract/attempts/attempt'
import type { PracticeRow } from '@lectern/contract/practices/practice-row'
import { Button } from '@lectern/ui/actions/button'
import { Kbd } from '@lectern/ui/layout/kbd'
import textStyles from '@lectern/ui/text/text.module.css'
import { queryFor } from '../../../lib/api/index.ts'
import { useRoom } from '../../../lib/drawing/use-room.ts'
import { useLive } from '../../../lib/live/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { AnswerFilesContext, ShownExtrasContext, WholeProfile } from '../../quizzes/index.ts'
import { AttemptTalk, DeskComposerContext } from '../../comments/index.ts'
import { getPractice } from '../api.ts'
import { PracticeExceptions } from '../exceptions/practice-exceptions.tsx'
import { AnsweredQuestions } from './answered-questions.tsx'
import { AttemptBadge } from '../attempt-badge.tsx'
import { PracticeFacts } from './practice-facts.tsx'
import { PracticeDecision } from './practice-decision.tsx'
import { useMayDecide } from '../review/decisions.ts'
import { RemarkTool } from '../remarks/remark-tool.tsx'
import deskStyles from '../review/desk.module.css'
import { TalkColumn, useHasColumn } from '../review/talk-column.tsx'
import { type Desk, useDesk } from '../review/use-desk.ts'
import { MissingPoints } from '../review/missing-points.tsx'
import { type Deciding, useDecision } from '../review/use-decision.ts'
import { ClaimLine } from '../review/claim-line.tsx'
import { reviewHints, reviewKeys } from '../review/review-keys.ts'
import { useClaim } from '../review/use-claim.ts'
import { UndoBar } from '../review/undo-bar.tsx'
import { QueueColumn, QueueSheet, roomOfQueue } from '../review/queue-column.tsx'
import { type QueueAhead, useQueueAhead } from '../review/use-queue-ahead.ts'
import { useNextPractice } from '../review/use-next-practice.ts'
import { useUndo, type UndoState } from '../review/use-undo.ts'
import { PracticeReplay } from '../replay/practice-replay.tsx'
import styles from '../practices.module.css'

const from = '/expert/practices/$attemptId'

/** One attempt of a learner: every question with the answer, the key and the points. */
export const PracticePage = () => {
  const { attemptId } = useParams({ from })
  const practice = useSuspenseQuery(queryFor(getPractice, { params: { attempt: attemptId } }))
  const ahead = useQueueAhead(attemptId)
  // What is written about one attempt stays with it.
  return (
    <Practice
      key={attemptId}
      view={practice.data.data}
      ahead={ahead}
      renew={async () => (await practice.refetch()).data?.data.files ?? []}
    />
  )
}

interface PracticeProps {
  view: AttemptView & { row: PracticeRow }
  renew: () => Promise<AttemptView['files']>
}

const Practice = ({ view, ahead, renew }: PracticeProps & { ahead: QueueAhead | undefined }) => {
  const { t } = useTexts()
  const { row, versions } = view
  const { attempt, learner } = row
  const isReplaced = versions.at(-1)?.id !== attempt.id
  const isReviewer = useMayDecide()
  const mayDecide = isReviewer && attempt.finished && !isReplaced
  const claim = useClaim(row, { mayDecide, renew })
  const deciding = useDecision(view, renew)
  const undo = useUndo()
  useLive(`quiz-attempt:${attempt.id}`, ({ types }) => {
    if (types.has('attempt') || types.has('reset')) void renew()
  })
  const next = useNextPractice(row)
  const desk = useDesk(attempt.id, view)
  const [place, hasRoom] = useRoom(roomOfQueue)
  const beside = hasRoom ? ahead : undefined
  const work = {
    // While the next one is on its way, a key is meant for that one.
    decide: mayDecide && !next.busy ? deciding.run : undefined,
    claim,
    next: mayDecide ? next.go : undefined,
    undo: undo.last ? undo.undo : undefined,
    desk,
    hasRemarks: isReviewer && isTalkedAbout(row),
  }
  const composer = useMemo(
    () => ({ reader: learner.name, Tool: isReviewer ? RemarkTool : undefined }),
    [learner.name, isReviewer],
  )
  return (
    <ExpertPage
      title={t('practices.practice_of', { name: learner.name })}
      crumbs={[{ label: t('expert.menu_practices'), href: expertPaths.practices }]}
      actions={
        <PracticeActions
          row={row}
          ahead={hasRoom ? undefined : ahead}
          next={mayDecide ? next : undefined}
          isClaimable={claim !== null}
        />
      }
      keys={reviewKeys(t, work)}
      hints={reviewHints(t, work)}
    >
      <div ref={place} className={deskStyles.place} data-queue={beside && true}>
        {beside && <QueueColumn ahead={beside} current={row} />}
        <DeskComposerContext value={composer}>
          <PracticeDesk {...{ view, renew, desk, claim, mayDecide, deciding, undo }} />
        </DeskComposerContext>
      </div>
    </ExpertPage>
  )
}

interface PracticeActionsProps {
  row: PracticeRow
  /** Where it has no column. */
  ahead: QueueAhead | undefined
  /** Absent where the reader decides nothing here. */
  next: ReturnType<typeof useNextPractice> | undefined
  /** Something is to be done here before one goes on. */
  isClaimable: boolean
}

/** The status, and the ways to what waits. */
const PracticeActions = ({ row, ahead, next, isClaimable }: PracticeActionsProps) => {
  const { t } = useTexts()
  return (
    <>
      <AttemptBadge attempt={row.attempt} />
      {ahead && <QueueSheet ahead={ahead} current={row} />}
      {next && (
        <Button variant={isClaimable ? 'secondary' : 'primary'} busy={next.busy} onClick={next.go}>
          {t('practices.review_next_short')}
          <span className={styles.key} aria-hidden="true">
            <Kbd keys={['n']} />
          </span>
        </Button>
      )}
    </>
  )
}

interface PracticeDeskProps extends PracticeProps {
  desk: Desk
  claim: ReturnType<typeof useClaim>
  mayDecide: boolean
  deciding: Deciding
  undo: UndoState
}

/** The attempt, and beside it on a wide screen what is said about the outlined question. */
const PracticeDesk = (props: PracticeDeskProps) => {
  const { view, renew, desk, claim, mayDecide, deciding, undo } = props
  const { t } = useTexts()
  const hasColumn = useHasColumn()
  const { row, versions, questions } = view
  const { attempt } = row
  const isTalked = isTalkedAbout(row)
  return (
    <div className={deskStyles.desk} data-talks={isTalked || undefined}>
      <div className={deskStyles.middle}>
        {claim && <ClaimLine {...claim} />}
        <PracticeFacts row={row} checkCode={view.check_code} />
        {versions.length > 1 && <Versions versions={versions} current={attempt.id} />}
        {questions.length === 0 && <p className={textStyles.muted}>{t('practices.practice_no_questions')}</p>}
        <WholeProfile {...view} />
        <PracticeAnswers {...{ view, renew, desk }} mayMark={mayDecide} hasTalks={isTalked && !hasColumn} />
        <MissingPoints deciding={deciding} onGive={desk.goToPoints} />
        {isTalked && !hasColumn && (
          <AttemptTalk
            attempt={attempt.id}
            question={null}
            numberOf={(id) => questions.find(({ question }) => question.id === id)?.number}
            level={2}
          />
        )}
        <PracticeTerms view={view} />
        <div className={deskStyles.foot}>
          <UndoBar {...undo} />
          {mayDecide && <PracticeDecision attempt={attempt} deciding={deciding} />}
        </div>
      </div>
      {isTalked && (
        <aside className={deskStyles.column} aria-label={t('practices.talk_column')}>
          {hasColumn && <TalkColumn attempt={attempt.id} {...{ questions, desk }} />}
        </aside>
      )}
    </div>
  )
}

/** What is said about an attempt stands in its lesson, and is gone with it. */
const isTalkedAbout = ({ attempt, lesson }: PracticeRow): boolean => attempt.finished && lesson !== null

/** What counts otherwise for this learner. */
const PracticeTerms = ({ view: { row, quiz } }: Pick<PracticeProps, 'view'>) =>
  row.lesson && (
    <PracticeExceptions
      quiz={row.quiz.id}
      lesson={row.lesson}
      learner={row.learner}
      isLimited={quiz.attempts_limit !== null}
    />
  )

interface PracticeAnswersProps extends PracticeProps {
  desk: Desk
  mayMark: boolean
  /** Whether what is said about each question stands below it. */
  hasTalks: boolean
}

/** The answers, and on request the way in which they came. */
const PracticeAnswers = ({ view, renew, desk, mayMark, hasTalks }: PracticeAnswersProps) => {
  const { row, versions, questions, files, pictures, formulas, answer_files, aggregate_interview } = view
  const { attempt } = row
  const answerFiles = useMemo(() => ({ files: answer_files }), [answer_files])
  return (
    <ShownExtrasContext value={{ files, pictures, formulas, aggregate_interview, renew }}>
      <AnswerFilesContext value={answerFiles}>
        <PracticeReplay attempt={attempt.id} questions={questions}>
          {(shown) => (
            <AnsweredQuestions
              attempt={attempt}
              questions={shown}
              {...{ versions, desk, hasTalks, mayMark }}
              isTalked={isTalkedAbout(row)}
              onMarked={renew}
            />
          )}
        </PracticeReplay>
      </AnswerFilesContext>
    </ShownExtrasContext>
  )
}

interface VersionsProps {
  versions: AttemptView['versions']
  current: number
}

/** The way between an attempt and what it was reworked into. */
const Versions = ({ versions, current }: VersionsProps) => {
  const { t } = useTexts()
  return (
    <nav aria-label={t('practices.versions')}>
      <ol className={styles.versions}>
        {versions.map((version) => (
          <li key={version.id}>
            <Link
              to={from}
              params={{ attemptId: version.id }}
              className={styles.version}
              aria-current={version.id === current ? 'page' : undefined}
            >
              {t('practices.version', { number: version.number })}
            </Link>
            <AttemptBadge attempt={version} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
