import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { AttemptView } from '@lectern/contract/attempts/attempt'
import type { PracticeRow } from '@lectern/contract/lessons/practices.api'
import textStyles from '@lectern/ui/text/text.module.css'
import { queryFor } from '../../../lib/api/index.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { AnswerFilesContext, ShownExtrasContext, WholeProfile } from '../../quizzes/index.ts'
import { AttemptTalk } from '../../comments/index.ts'
import { getPractice } from '../api.ts'
import { Facts } from '../components/facts.tsx'
import { PracticeExceptions } from '../exceptions/practice-exceptions.tsx'
import { AnsweredQuestions } from './answered-questions.tsx'
import { AttemptBadge } from './attempt-badge.tsx'
import { PracticeDecision, useMayDecide } from './practice-decision.tsx'
import { PracticeReplay } from './replay/practice-replay.tsx'
import styles from './practices.module.css'

const from = '/expert/practices/$attemptId'

/** One attempt of a learner: every question with the answer, the key and the points. */
export const PracticePage = () => {
  const { t } = useTexts()
  const { attemptId } = useParams({ from })
  const practice = useSuspenseQuery(queryFor(getPractice, { params: { attempt: attemptId } }))
  const {
    row,
    versions,
    check_code,
    questions,
    files,
    pictures,
    formulas,
    answer_files,
    aggregate_interview,
  } = practice.data.data
  const renew = async () => (await practice.refetch()).data?.data.files ?? []
  const { attempt, learner, quiz, lesson } = row
  const isReplaced = versions.at(-1)?.id !== attempt.id
  const mayDecide = useMayDecide()
  const answerFiles = useMemo(() => ({ files: answer_files }), [answer_files])
  return (
    <ExpertPage
      title={t('create-course.practice_of', { name: learner.name })}
      crumbs={[{ label: t('expert.menu_practices'), href: paths.expertPractices }]}
      actions={<AttemptBadge status={attempt.status_id} />}
      width="text"
    >
      <div className={styles.page}>
        <PracticeFacts row={row} checkCode={check_code} />
        <PracticeDecision attempt={attempt} isReplaced={isReplaced} onDecided={() => practice.refetch()} />
        {lesson && (
          <PracticeExceptions
            quiz={quiz.id}
            lesson={lesson}
            learner={learner}
            isLimited={practice.data.data.quiz.attempts_limit !== null}
          />
        )}
        {versions.length > 1 && <Versions versions={versions} current={attempt.id} />}
        {questions.length === 0 && (
          <p className={textStyles.muted}>{t('create-course.practice_no_questions')}</p>
        )}
        <WholeProfile {...practice.data.data} />
        <ShownExtrasContext value={{ files, pictures, formulas, aggregate_interview, renew }}>
          <AnswerFilesContext value={answerFiles}>
            <PracticeReplay attempt={attempt.id} questions={questions}>
              {(shown) => (
                <AnsweredQuestions
                  attempt={attempt}
                  questions={shown}
                  mayMark={mayDecide && !isReplaced}
                  onMarked={() => practice.refetch()}
                />
              )}
            </PracticeReplay>
          </AnswerFilesContext>
        </ShownExtrasContext>
        {attempt.finished && (
          <AttemptTalk
            attempt={attempt.id}
            question={null}
            numberOf={(id) => questions.find(({ question }) => question.id === id)?.number}
            level={2}
          />
        )}
      </div>
    </ExpertPage>
  )
}

interface PracticeFactsProps {
  row: PracticeRow
  checkCode: string | null
}

/** Whose attempt it is, at what, and what came of it. */
const PracticeFacts = ({ row, checkCode }: PracticeFactsProps) => {
  const { t, number } = useTexts()
  const { date, clock } = useDates()
  const { attempt, learner, quiz, lesson } = row
  const moment = (at: string | null) => (at === null ? '–' : `${date(at)}, ${clock(at)}`)
  const facts: [string, string][] = [
    [t('create-course.person'), `${learner.name} · ${learner.email}`],
    [t('create-course.practice'), quiz.name],
    [t('create-course.lesson'), lesson?.title ?? t('create-course.lesson_gone')],
    [t('create-course.attempt_number'), number(row.number)],
    [
      t('create-course.points'),
      attempt.scores === null ? '–' : `${number(attempt.scores)} / ${number(attempt.max_scores ?? 0)}`,
    ],
    [t('create-course.started'), moment(attempt.started_at)],
    [t('create-course.finished'), moment(attempt.finished_at)],
    ...(checkCode === null ? [] : [[t('create-course.check_code'), checkCode] as [string, string]]),
  ]
  return <Facts facts={facts.map(([name, value]) => ({ name, value }))} least="13rem" />
}

interface VersionsProps {
  versions: AttemptView['versions']
  current: number
}

/** The way between an attempt and what it was reworked into. */
const Versions = ({ versions, current }: VersionsProps) => {
  const { t } = useTexts()
  return (
    <nav aria-label={t('create-course.versions')}>
      <ol className={styles.versions}>
        {versions.map((version, index) => (
          <li key={version.id}>
            <Link
              to={from}
              params={{ attemptId: version.id }}
              className={styles.version}
              aria-current={version.id === current ? 'page' : undefined}
            >
              {t('create-course.version', { number: index + 1 })}
            </Link>
            <AttemptBadge status={version.status_id} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
