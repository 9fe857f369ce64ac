import { CallError } from '../../../platform/http/call-error.ts'
import type { LinkSignIn } from '../../../platform/http/pages/link-token.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import { loadKeys } from './keys.ts'
import { consumeToken, startCourseOf } from './one-time.ts'
import { markEmailVerified } from './people.repository.ts'
import { exchangeAutoLogin } from './use-cases/auto-login.ts'
import { completeSignIn } from './use-cases/complete-sign-in.ts'
import { platformAddress } from './place.ts'

/** Exchanges the token of a link, from a letter or from another host of this server, for a session. */
export const createLinkSignIn = async ({
  db,
  clock,
  env,
}: Pick<Dependencies, 'db' | 'clock' | 'env'>): Promise<LinkSignIn> => {
  const keys = await loadKeys(db, clock.now())
  const personOf = async (token: string, host: string) => {
    const now = clock.now()
    const link = await consumeToken(db, 'login_link', token, now)
    if (link?.userId) {
      await markEmailVerified(db, link.userId, now)
      return { userId: link.userId, method: 'link', startCourse: startCourseOf(link) }
    }
    const userId = await byAutoLogin(() => exchangeAutoLogin(db, keys, { hash: token, host, now }))
    if (userId === null) return null
    const how = { method: 'auto_login', scope: 'student', isSecondFactorDone: true } as const
    return { userId, ...how, startCourse: null }
  }
  return async (token, { host, school, locale, ...origin }) => {
    const found = await personOf(token, host)
    if (!found) return null
    const { startCourse, ...proven } = found
    const at = school ?? platformAddress
    const place = {
      school: at.name,
      origin: originOf(env, at),
      locale,
      school_id: school?.schoolId ?? null,
    }
    return { ...(await completeSignIn(db, { ...proven, place, origin, now: clock.now() })), startCourse }
  }
}

const byAutoLogin = async (exchange: () => Promise<number>): Promise<number | null> => {
  try {
    return await exchange()
  } catch (error) {
    if (error instanceof CallError) return null
    throw error
  }
}
