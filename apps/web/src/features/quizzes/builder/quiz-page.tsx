import { useParams } from '@tanstack/react-router'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { WorkState } from '../../../frame/index.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { QuizEditor } from '../editor/quiz-editor.tsx'
import { useQuiz } from '../editor/use-quiz-draft.ts'
import { quizEntity } from '../quiz-kind.ts'

/** One quiz on a page of its own. */
export const QuizPage = () => {
  const { t } = useTexts()
  const quizId = Number(useParams({ from: '/expert/quiz/$quizId' }).quizId)
  const { data } = useQuiz(quizId)
  return (
    <ExpertPage
      title={data?.data.name ?? t('create-course.quiz_name')}
      crumbs={[{ label: t('expert.menu_test_constructor'), href: paths.expertQuizzes }]}
      saved={<WorkState of={quizEntity(quizId)} />}
      width="text"
    >
      <QuizEditor quizId={quizId} />
    </ExpertPage>
  )
}
