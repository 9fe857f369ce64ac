import * as accounts from './accounts/accounts.api.ts'
import { accountsErrors } from './accounts/accounts.errors.ts'
import * as attempts from './attempts/attempts.api.ts'
import { attemptsErrors } from './attempts/attempts.errors.ts'
import * as courses from './courses/courses.api.ts'
import { coursesErrors } from './courses/courses.errors.ts'
import * as ownProducts from './courses/own-products.api.ts'
import { type ErrorEntry, kernelErrors } from './kernel/errors.ts'
import type { Operation } from './kernel/operation.ts'
import * as lessons from './lessons/lessons.api.ts'
import { lessonsErrors } from './lessons/lessons.errors.ts'
import * as practices from './lessons/practices.api.ts'
import * as practising from './lessons/practising.api.ts'
import * as reading from './lessons/reading.api.ts'
import * as quizzes from './quizzes/quizzes.api.ts'
import { quizzesErrors } from './quizzes/quizzes.errors.ts'
import * as texts from './texts/texts.api.ts'

const modules: readonly object[] = [
  accounts,
  attempts,
  courses,
  ownProducts,
  lessons,
  practices,
  practising,
  reading,
  quizzes,
  texts,
]

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'permission' in value

/** Every operation of the API, in the order of the domains. */
export const operations: readonly Operation[] = modules.flatMap((domain) =>
  Object.values(domain).filter(isOperation),
)

/** Every error code that the API may answer. */
export const errorCatalogue = {
  ...kernelErrors,
  ...accountsErrors,
  ...attemptsErrors,
  ...coursesErrors,
  ...lessonsErrors,
  ...quizzesErrors,
} satisfies Record<string, ErrorEntry>
export type ErrorCode = keyof typeof errorCatalogue
