import type { ComponentType } from 'react'
import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import type { PublicQuestion } from '@lectern/contract/quizzes/question-types/registry'
import type { LoadedView, PlayerProps, QuestionOf, QuestionSlug } from './question-view.ts'

interface Definition<Slug extends QuestionSlug> {
  slug: Slug
  Player: ComponentType<PlayerProps<QuestionOf<Slug>>>
  isAnswered: (question: QuestionOf<Slug>, answer: Answer) => boolean
  /** How files come to an answer; absent where there are none. */
  files?: {
    readonly taken: (question: QuestionOf<Slug>) => boolean
    readonly add: (answer: Answer, file: string) => Answer
  }
}

/** Makes the registry's form of a question type's looks, which takes a question of any type and knows its own. */
export const defineQuestionView = <const Slug extends QuestionSlug>({
  slug,
  Player,
  isAnswered,
  files,
}: Definition<Slug>): LoadedView<Slug> => {
  const isOwn = (question: PublicQuestion): question is QuestionOf<Slug> => question.type === slug
  return {
    slug,
    Player: ({ question, ...rest }) => isOwn(question) && <Player question={question} {...rest} />,
    isAnswered: (question, answer) => isOwn(question) && isAnswered(question, answer),
    takesFiles: (question) => isOwn(question) && (files?.taken(question) ?? false),
    addFile: (question, answer, file) => (isOwn(question) && files ? files.add(answer, file) : answer),
  }
}
