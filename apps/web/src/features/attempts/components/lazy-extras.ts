import type { AttemptView } from '@lectern/contract/attempts/attempt'
import { isShown } from '@lectern/contract/attempts/shown-question'
import type { PublicQuestion } from '@lectern/contract/quizzes/question-types/registry'
import type { ComponentProps } from 'react'
import { lazyPart } from '../../../lib/drawing/lazy-part.tsx'
import { loadFormulas, loadPlayers, questionViews } from '../../quizzes/index.ts'
import type { Confirmation } from '../confirmations/confirmation.tsx'
import type { AttemptFrame } from '../frame/attempt-frame.tsx'
import type { AttemptExtras } from './attempt-extras.tsx'
import type { AttemptFiles } from './attempt-files.tsx'
import type { FinishNotice } from './finish-notice.tsx'
import type { QuestionExtras } from './question-extras.tsx'
import type { QuestionStrip } from './question-strip.tsx'
import type { AttemptClock, QuestionClock, WithheldQuestion } from '../clocks/question-clock.tsx'
import type { OtherDevices } from '../other-devices/other-devices.tsx'
import { takingRules } from '../taking-rules.ts'

const importBesides = () => import('./finish-notice.tsx')

const question = lazyPart<ComponentProps<typeof QuestionExtras>>(
  async () => (await import('./question-extras.tsx')).QuestionExtras,
)
const attempt = lazyPart<ComponentProps<typeof AttemptExtras>>(
  async () => (await import('./attempt-extras.tsx')).AttemptExtras,
)
const handedIn = lazyPart<ComponentProps<typeof AttemptFiles>>(
  async () => (await import('./attempt-files.tsx')).AttemptFiles,
)
const frame = lazyPart<ComponentProps<typeof AttemptFrame>>(async () => (await importBesides()).AttemptFrame)
const strip = lazyPart<ComponentProps<typeof QuestionStrip>>(
  async () => (await import('./question-strip.tsx')).QuestionStrip,
)

const confirmation = lazyPart<ComponentProps<typeof Confirmation>>(
  async () => (await importBesides()).Confirmation,
)

const importClocks = () => import('../clocks/question-clock.tsx')
const clock = lazyPart<ComponentProps<typeof AttemptClock>>(async () => (await importClocks()).AttemptClock)
const questionClock = lazyPart<ComponentProps<typeof QuestionClock>>(
  async () => (await importClocks()).QuestionClock,
)

const withheld = lazyPart<ComponentProps<typeof WithheldQuestion>>(
  async () => (await importClocks()).WithheldQuestion,
)

const otherDevices = lazyPart<ComponentProps<typeof OtherDevices>>(
  async () => (await importBesides()).OtherDevices,
)

/** Beside a running attempt; it comes with the questions, so that it knows what was answered here from the first answer on. */
export const LazyOtherDevices = otherDevices.Part

const finishNotice = lazyPart<ComponentProps<typeof FinishNotice>>(
  async () => (await importBesides()).FinishNotice,
)

/** Why a finish waits; it comes with the questions, because a press may come without a connection. */
export const LazyFinishNotice = finishNotice.Part

/** Asked before an attempt is finished or cleared; it comes with the attempt, because a press may come without a connection. */
export const LazyConfirmation = confirmation.Part

/** The clock of an attempt that has one. */
export const LazyAttemptClock = clock.Part

/** Around an attempt: where its learner wants it. */
export const LazyAttemptFrame = frame.Part

/** The clock of one question. */
export const LazyQuestionClock = questionClock.Part

/** In the place of a question whose time is about to begin. */
export const LazyWithheldQuestion = withheld.Part

/** The way among questions that are shown one at a time. */
export const LazyQuestionStrip = strip.Part

/** What stands between the text of a question and its answers; many questions have nothing there. */
export const LazyQuestionExtras = question.Part

export const hasQuestionExtras = ({ description, image, files }: PublicQuestion): boolean =>
  description !== '' || Boolean(image) || (files ?? []).length > 0

/** Around an attempt in whose questions pictures, files or formulas stand. */
export const LazyAttemptExtras = attempt.Part

/** Also where questions are still to be shown: what they hold is known then. */
export const hasAttemptExtras = (view: AttemptView): boolean =>
  isWithholding(view) ||
  view.files.length + view.pictures.length + view.aggregate_interview.length > 0 ||
  Object.keys(view.formulas).length > 0

const isWithholding = ({ questions }: AttemptView): boolean => !questions.every(isShown)

/** Around questions of which some take files. */
export const LazyAttemptFiles = handedIn.Part

export const takesFiles = ({ questions }: AttemptView): boolean =>
  questions.some((item) => !isShown(item) || questionViews[item.question.type].takesFiles(item.question))

/** Gets the code of the questions of an attempt that may be read, and of what stands in them beside their answers. */
export const loadQuestions = async (view: AttemptView): Promise<void> => {
  const shown = view.questions.filter(isShown).map((item) => item.question)
  const parts: Promise<unknown>[] = [
    frame.load(),
    loadPlayers(shown),
    confirmation.load(),
    otherDevices.load(),
    finishNotice.load(),
  ]
  if (shown.some(hasQuestionExtras)) parts.push(question.load())
  if (hasAttemptExtras(view)) parts.push(attempt.load())
  if (Object.keys(view.formulas).length > 0) parts.push(loadFormulas())
  if (takesFiles(view)) parts.push(handedIn.load())
  const rules = takingRules(view.quiz)
  if (rules.showsStrip) parts.push(strip.load())
  if (rules.timer !== 0) parts.push(clock.load())
  if (rules.separate && view.questions.some(({ question: { timer_duration: seconds } }) => seconds))
    parts.push(questionClock.load())
  if (isWithholding(view)) parts.push(withheld.load())
  await Promise.all(parts)
}
