import type { ComponentType } from 'react'
import type { Answer } from '@lectern/contract/quizzes/question-types/answer'
import type { PublicQuestion } from '@lectern/contract/quizzes/question-types/registry'
import type { PlayerProps, QuestionOf, QuestionSlug, QuestionView } from './question-view.ts'

interface Definition<Slug extends QuestionSlug> {
  slug: Slug
  Player: ComponentType<PlayerProps<QuestionOf<Slug>>>
  /** For a player whose code comes later. */
  load?: () => Promise<unknown>
  drawsPicture?: boolean
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
  load = () => Promise.resolve(),
  drawsPicture = false,
  isAnswered,
  files,
}: Definition<Slug>): QuestionView<Slug> => {
  const isOwn = (question: PublicQuestion): question is QuestionOf<Slug> => question.type === slug
  return {
    slug,
    load,
    drawsPicture,
    Player: ({ question, ...rest }) => isOwn(question) && <Player question={question} {...rest} />,
    isAnswered: (question, answer) => isOwn(question) && isAnswered(question, answer),
    takesFiles: (question) => isOwn(question) && (files?.taken(question) ?? false),
    addFile: (question, answer, file) => (isOwn(question) && files ? files.add(answer, file) : answer),
  }
}
