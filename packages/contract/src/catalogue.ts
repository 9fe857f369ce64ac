import * as team from './courses/team.api.ts'
import { teamErrors } from './access/team.errors.ts'
import * as accessControl from './accounts/access-control.api.ts'
import { accessControlErrors } from './accounts/access-control.errors.ts'
import { accountsErrors } from './accounts/accounts.errors.ts'
import * as profile from './accounts/profile.api.ts'
import * as security from './accounts/security.api.ts'
import * as signIn from './accounts/sign-in.api.ts'
import * as schools from './accounts/schools.api.ts'
import { schoolsErrors } from './accounts/schools.errors.ts'
import * as staff from './accounts/staff.api.ts'
import { staffErrors } from './accounts/staff.errors.ts'
import * as attempts from './attempts/attempts.api.ts'
import { attemptsErrors } from './attempts/attempts.errors.ts'
import * as courses from './courses/courses.api.ts'
import { coursesErrors } from './courses/courses.errors.ts'
import * as ownProducts from './courses/own-products.api.ts'
import * as files from './files/files.api.ts'
import { filesErrors } from './files/files.errors.ts'
import * as players from './files/players.api.ts'
import { type ErrorEntry, kernelErrors } from './kernel/errors.ts'
import type { Operation } from './kernel/operation.ts'
import * as lessons from './lessons/lessons.api.ts'
import { lessonsErrors } from './lessons/lessons.errors.ts'
import * as practices from './lessons/practices.api.ts'
import * as practising from './lessons/practising.api.ts'
import * as reading from './lessons/reading.api.ts'
import * as orders from './orders/orders.api.ts'
import * as quizzes from './quizzes/quizzes.api.ts'
import { quizzesErrors } from './quizzes/quizzes.errors.ts'
import * as texts from './texts/texts.api.ts'

const modules: readonly object[] = [
  signIn,
  security,
  profile,
  schools,
  staff,
  accessControl,
  attempts,
  courses,
  ownProducts,
  team,
  lessons,
  practices,
  practising,
  reading,
  orders,
  quizzes,
  files,
  players,
  texts,
]

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'permission' in value

/** Every operation of the API, in the order of the domains. */
export const operations: readonly Operation[] = [
  // One operation may be named by two modules.
  ...new Set(modules.flatMap((domain) => Object.values(domain).filter(isOperation))),
]

/** Every error code that the API may answer. */
export const errorCatalogue = {
  ...kernelErrors,
  ...accountsErrors,
  ...schoolsErrors,
  ...staffErrors,
  ...accessControlErrors,
  ...teamErrors,
  ...attemptsErrors,
  ...coursesErrors,
  ...lessonsErrors,
  ...quizzesErrors,
  ...filesErrors,
} satisfies Record<string, ErrorEntry>
export type ErrorCode = keyof typeof errorCatalogue
