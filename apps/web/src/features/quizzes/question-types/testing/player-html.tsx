import type { Answer } from '@lectern/contract/quizzes/question-types/answer'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { TextsProvider } from '../../../../lib/texts/index.ts'
import { createI18n } from '../../../../lib/texts/texts.ts'
import quiz from '../../../../locales/en/quiz.json'
import type { PlayerProps } from '../question-view.ts'

const texts = createI18n(
  'en',
  Object.fromEntries(Object.entries(quiz).map(([id, text]) => [`quiz.${id}`, compileMessageOrThrow(text)])),
)

/** The page of a question that is answered so far with `answer`, in English. */
export const playerHtml = <Q,>(Player: ComponentType<PlayerProps<Q>>, question: Q, answer: Answer): string =>
  renderToStaticMarkup(
    <TextsProvider i18n={texts}>
      <Player question={question} answer={answer} onAnswer={() => undefined} name="question" />
    </TextsProvider>,
  )
