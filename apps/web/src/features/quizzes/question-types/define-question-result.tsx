import type { ComponentType } from 'react'
import type { PublicQuestion } from '@lectern/contract/quizzes/question-types/registry'
import type { QuestionOf, QuestionSlug, ResultProps } from './question-view.ts'

/** Makes the registry's form of a type's result, which takes a question of any type and knows its own. */
export const defineQuestionResult = <const Slug extends QuestionSlug>(
  slug: Slug,
  Result: ComponentType<ResultProps<QuestionOf<Slug>>>,
): ComponentType<ResultProps> => {
  const isOwn = (question: PublicQuestion): question is QuestionOf<Slug> => question.type === slug
  return ({ question, ...rest }) => isOwn(question) && <Result question={question} {...rest} />
}
