import type { ReadDatabase } from '../../../platform/database/pool.ts'
import * as operations from '@lectern/contract/identity/sign-in.api'
import { codeRules } from '@lectern/contract/identity/sign-in'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { originOfCall } from './answer-sign-in.ts'
import type { Call } from '../../../platform/http/call.ts'
import { issueToken } from './one-time.ts'
import { markEmailVerified } from './people.repository.ts'
import { placeOf, visitedSchool } from './place.ts'
import type { SignInDependencies } from './sign-in-dependencies.ts'
import { askForCode } from './use-cases/ask-for-code.ts'
import { setNewPassword, useRestoreLink } from './use-cases/restore-password.ts'
import { checkMailedCode } from './use-cases/sign-in-with-code.ts'

/** Binds signing in by code, and the three steps to a new password. */
export const registerCodes = (bind: Bind, dependencies: SignInDependencies): void => {
  const { env, keys, answers } = dependencies
  bind(operations.sendLoginCode, async (call) => {
    const { email } = call.body
    const order = { purpose: 'login', email, ...(await destinationOf(call, dependencies)) } as const
    return {
      data: await askForCode({ db: call.db, env }, { purpose: 'login_code', of: email }, order, call.now),
    }
  })

  bind(operations.loginWithCode, async (call) => {
    const attempt = { ...call.body, origin: originOfCall(call), now: call.now }
    const userId = await checkMailedCode(call.db, keys, { ...attempt, purpose: 'login_code' })
    await markEmailVerified(call.db, userId, call.now)
    return { data: await answers.begin(call, { userId, method: 'code' }) }
  })

  bind(operations.restore, async (call) => {
    const { email } = call.body
    const order = { purpose: 'restore', email, ...(await destinationOf(call, dependencies)) } as const
    return {
      data: await askForCode({ db: call.db, env }, { purpose: 'restore_code', of: email }, order, call.now),
    }
  })

  bind(operations.confirmRestore, async (call) => {
    const { body, now } = call
    const { token: linkToken, email = '', code = '' } = body
    const attempt = { email, code, purpose: 'restore_code', origin: originOfCall(call), now } as const
    const { userId, startCourse } =
      linkToken === undefined
        ? { userId: await checkMailedCode(call.db, keys, attempt), startCourse: null }
        : await useRestoreLink(call.db, linkToken, now)
    const token = await issueToken(call.db, { purpose: 'reset', userId }, now)
    return { data: { reset_token: token, expires_in: codeRules.validSeconds, start_course: startCourse } }
  })

  bind(operations.setPassword, async (call) => {
    const { reset_token: token, password } = call.body
    const { ip, now } = call
    await setNewPassword(call.db, { token, password, ip, place: await placeOf(env, call), now })
    return done
  })
}

/** Where the link of a letter leads: the page, and the course that its reader is told to start with it. */
const destinationOf = async (
  call: Pick<Call, 'school' | 'locale'> & {
    readonly db: ReadDatabase
    readonly body: { readonly next?: string | undefined; readonly start_course?: number | undefined }
  },
  { env, describeOpenCourse }: SignInDependencies,
) => {
  const { next, start_course: course } = call.body
  const school = await visitedSchool(call)
  const described =
    course === undefined || school === null
      ? null
      : await describeOpenCourse(call.db, school.schoolId, course)
  return {
    place: await placeOf(env, call),
    ...(next === undefined ? {} : { next }),
    ...(course === undefined || described === null ? {} : { start: { course, ...described } }),
  }
}
