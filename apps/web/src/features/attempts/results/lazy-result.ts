import type { ComponentProps } from 'react'
import { lazily, lazyPart } from '../../../lib/drawing/lazy-part.tsx'
import type { QuestionResultCard, ReworkTalk } from './attempt-result.tsx'

const importParts = () => import('./result-parts.ts')

/** Loads what a finished attempt is shown with; called when it is being finished, so that nobody waits for it then. */
export const loadResult = async () => (await importParts()).getAttemptResult()

/** The result of an attempt, whose code comes with the first one. */
export const LazyResult = lazily(loadResult)

const final = lazyPart<ComponentProps<typeof QuestionResultCard>>(async () =>
  (await importParts()).getQuestionResultCard(),
)

/** A question whose answer does not change any more, while the attempt runs. */
export const LazyFinalQuestion = final.Part

const rework = lazyPart<ComponentProps<typeof ReworkTalk>>(async () => (await importParts()).getReworkTalk())

/** What was said about the earlier versions of a question that is answered anew. */
export const LazyReworkTalk = rework.Part
