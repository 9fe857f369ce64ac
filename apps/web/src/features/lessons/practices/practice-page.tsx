import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { AttemptQuestion, AttemptView } from '@lectern/contract/attempts/attempt'
import { isShown, type ShownAttemptQuestion } from '@lectern/contract/attempts/shown-question'
import textStyles from '@lectern/ui/text/text.module.css'
import { Badge } from '@lectern/ui/feedback/badge'
import { queryFor } from '../../../lib/api/index.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { useDates, useTexts, type TextId } from '../../../lib/texts/index.ts'
import { ExpertPage } from '../../../frame/expert/index.ts'
import {
  AnswerFilesContext,
  AuthorLongText,
  AuthorText,
  QuestionFiles,
  QuestionPicture,
  questionResults,
  questionViews,
  ShownExtrasContext,
  WholeProfile,
} from '../../quizzes/index.ts'
import { AttemptTalk } from '../../comments/index.ts'
import { getPractice } from '../api.ts'
import { Facts } from '../components/facts.tsx'
import { PracticeExceptions } from '../exceptions/practice-exceptions.tsx'
import { AttemptBadge } from './attempt-badge.tsx'
import { PracticeDecision } from './practice-decision.tsx'
import { PracticeReplay } from './replay/practice-replay.tsx'
import styles from './practices.module.css'

const from = '/expert/practices/$attemptId'

/** One attempt of a learner: every question with the answer, the key and the points. */
export const PracticePage = () => {
  const { t, number } = useTexts()
  const { date, clock } = useDates()
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
  const answerFiles = useMemo(() => ({ files: answer_files }), [answer_files])
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
    ...(check_code === null ? [] : [[t('create-course.check_code'), check_code] as [string, string]]),
  ]
  return (
    <ExpertPage
      title={t('create-course.practice_of', { name: learner.name })}
      crumbs={[{ label: t('expert.menu_practices'), href: paths.expertPractices }]}
      actions={<AttemptBadge status={attempt.status_id} />}
      width="text"
    >
      <div className={styles.page}>
        <Facts facts={facts.map(([name, value]) => ({ name, value }))} least="13rem" />
        <PracticeDecision
          attempt={attempt}
          isReplaced={versions.at(-1)?.id !== attempt.id}
          onDecided={() => practice.refetch()}
        />
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
              {(shown) => <AnsweredQuestions attempt={attempt} questions={shown} />}
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

const states: Record<
  AttemptQuestion['result']['state'],
  { tone: 'success' | 'danger' | 'warning' | 'neutral'; text: TextId }
> = {
  correct: { tone: 'success', text: 'create-course.answer_correct' },
  incorrect: { tone: 'danger', text: 'create-course.answer_incorrect' },
  pending: { tone: 'warning', text: 'create-course.answer_pending' },
  answered: { tone: 'neutral', text: 'create-course.answer_unscored' },
  skipped: { tone: 'neutral', text: 'create-course.answer_skipped' },
  not_started: { tone: 'neutral', text: 'create-course.answer_not_started' },
  not_asked: { tone: 'neutral', text: 'create-course.answer_not_asked' },
}

interface AnsweredQuestionsProps {
  attempt: AttemptView['attempt']
  questions: readonly AttemptQuestion[]
}

const AnsweredQuestions = ({ attempt, questions }: AnsweredQuestionsProps) => (
  <ol className={styles.questions}>
    {questions.filter(isShown).map((item) => (
      <AnsweredQuestion key={item.question.id} attempt={attempt} item={item} />
    ))}
  </ol>
)

const AnsweredQuestion = ({
  attempt,
  item,
}: {
  attempt: AttemptView['attempt']
  item: ShownAttemptQuestion
}) => {
  const { question, number: place, results, result } = item
  const { t, number } = useTexts()
  const Result = questionResults[question.type]
  const { tone, text } = states[result.state]
  return (
    <li className={styles.question} data-question={question.id}>
      <div className={styles.questionHead}>
        <h2 className={styles.questionName}>
          {place}. <AuthorText text={question.name} />
        </h2>
        <span className={styles.outcome}>
          <Badge tone={tone}>{t(text)}</Badge>
          {result.state !== 'pending' && result.points !== null && result.max_points !== null && (
            <span className={textStyles.muted}>
              {number(result.points)} / {number(result.max_points)}
            </span>
          )}
        </span>
      </div>
      {question.description && <AuthorLongText text={question.description} />}
      {question.image && !questionViews[question.type].drawsPicture && (
        <QuestionPicture picture={question.image} />
      )}
      <QuestionFiles files={question.files} />
      <Result question={question} rows={results} result={result} name={`answer-${question.id}`} />
      {result.comment && (
        <div className={styles.comment}>
          <AuthorLongText text={result.comment} />
        </div>
      )}
      <QuestionFiles files={result.comment_files} />
      {attempt.finished && <AttemptTalk attempt={attempt.id} question={question.id} numberOf={() => place} />}
    </li>
  )
}
