import type { Quiz } from '@lectern/contract/quizzes/quiz'
import { questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import { Button } from '@lectern/ui/actions/button'
import { Segmented } from '@lectern/ui/choices/segmented'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Notice } from '@lectern/ui/feedback/notice'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import printed from '@lectern/ui/layout/printed.module.css'
import { classNames } from '@lectern/ui/theme/class-names'
import { Icon } from '@lectern/ui/layout/icon'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ListChecks, Printer } from 'lucide-react'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useQuiz } from '../editor/use-quiz-draft.ts'
import { AuthorExtras } from '../question-head/author-extras.tsx'
import { PaperKey, PaperQuestion } from './paper-question.tsx'
import { keyPlaces, type KeyPlace } from './print-search.ts'
import styles from './print.module.css'

const from = '/expert/quiz/$quizId/print'

const route = '/expert/quiz/$quizId_/print'

/** A quiz for paper, with or without its key; the browser prints it or saves it as PDF. */
export const PrintPage = () => {
  const { t } = useTexts()
  const quizId = Number(useParams({ from: route }).quizId)
  const { answers = 'none' } = useSearch({ from: route })
  const navigate = useNavigate({ from })
  const { data, error, refetch } = useQuiz(quizId)
  return (
    <ExpertPage
      title={t('quizzes.print_title')}
      crumbs={[
        { label: t('expert.menu_test_constructor'), href: expertPaths.quizzes },
        ...(data ? [{ label: data.data.name, href: expertPaths.quiz(quizId) }] : []),
      ]}
      width="text"
      actions={
        <Button
          variant="primary"
          icon={<Icon of={Printer} />}
          disabled={!data}
          onClick={() => window.print()}
        >
          {t('quizzes.print_now')}
        </Button>
      }
    >
      <div className={styles.bar}>
        <Segmented
          label={t('quizzes.print_answers')}
          value={answers}
          onChange={(place: KeyPlace) =>
            void navigate({ search: place === 'none' ? {} : { answers: place }, replace: true })
          }
          segments={keyPlaces.map((value) => ({ value, label: t(`quizzes.print_answers_${value}`) }))}
        />
        <p className={styles.help}>{t('quizzes.print_help')}</p>
      </div>
      {data && <Paper quiz={data.data} answers={answers} />}
      {!data && !error && <Skeleton height="80dvh" radius="var(--radius-card)" />}
      {!data && error && (
        <Notice
          tone="danger"
          actions={<Button onClick={() => void refetch()}>{t('common.try_again')}</Button>}
        >
          {errorText(error, t)}
        </Notice>
      )}
    </ExpertPage>
  )
}

const Paper = ({ quiz, answers }: { quiz: Quiz; answers: KeyPlace }) => {
  const { t } = useTexts()
  const questions = quiz.content.questions.filter(
    (question) => questionTypeOf(question).findIssues(question).length === 0,
  )
  const left = quiz.content.questions.length - questions.length
  if (questions.length === 0)
    return (
      <EmptyState icon={ListChecks} title={t('quizzes.print_empty')} text={t('quizzes.print_empty_text')} />
    )
  return (
    <>
      {left > 0 && <Notice tone="warning">{t('quizzes.print_left', { count: left })}</Notice>}
      <article className={classNames(printed.printed, styles.paper)} data-theme="light">
        <AuthorExtras questions={questions}>
          <header className={styles.head}>
            <h2 className={styles.title}>{quiz.name}</h2>
            <p className={styles.who}>
              <span>{t('quizzes.print_name')}</span>
              <span className={styles.rule} />
              <span>{t('quizzes.print_date')}</span>
              <span className={styles.rule} data-short />
            </p>
          </header>
          <ol className={styles.questions}>
            {questions.map((question, at) => (
              <PaperQuestion
                key={question.id}
                question={question}
                number={at + 1}
                withKey={answers === 'place'}
              />
            ))}
          </ol>
          {answers === 'end' && (
            <section className={styles.keys}>
              <h2 className={styles.title}>{t('quizzes.print_keys')}</h2>
              <ol className={styles.keyList}>
                {questions.map((question) => (
                  <li key={question.id}>
                    <PaperKey question={question} />
                  </li>
                ))}
              </ol>
            </section>
          )}
        </AuthorExtras>
      </article>
    </>
  )
}
