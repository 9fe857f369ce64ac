import type { Locale } from '@lectern/contract/kernel/locales'
import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { TextsProvider } from '../../../../lib/texts/index.ts'
import { createI18n } from '../../../../lib/texts/texts.ts'
import en from '../../../../locales/en/quiz.json'
import ru from '../../../../locales/ru/quiz.json'
import uk from '../../../../locales/uk/quiz.json'
import type { PlayerProps } from '../question-view.ts'

const compiled = (texts: Readonly<Record<string, string>>, locale: Locale) =>
  createI18n(
    locale,
    Object.fromEntries(
      Object.entries(texts).map(([id, text]) => [`quiz.${id}`, compileMessageOrThrow(text)]),
    ),
  )

const texts = { en: compiled(en, 'en'), uk: compiled(uk, 'uk'), ru: compiled(ru, 'ru') }

/** The page of a part of a question, with the texts that a learner's page has from the start. */
export const partHtml = (part: ReactNode, locale: Locale = 'en'): string =>
  renderToStaticMarkup(<TextsProvider i18n={texts[locale]}>{part}</TextsProvider>)

/** The page of a question that is answered so far with `answer`. */
export const playerHtml = <Q,>(
  Player: ComponentType<PlayerProps<Q>>,
  question: Q,
  answer: Answer,
  locale?: Locale,
): string =>
  partHtml(<Player question={question} answer={answer} onAnswer={() => undefined} name="question" />, locale)
