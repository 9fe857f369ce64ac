import { codeRules } from '@lectern/contract/identity/sign-in'
import type { CurrentUser } from '@lectern/contract/identity/people'
import type { Database } from '../../../platform/database/pool.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { SignInOrigin, StartedSession } from '../sessions/sessions.ts'
import { placeOf } from './place.ts'
import { completeSignIn, type ProvenSignIn } from './use-cases/complete-sign-in.ts'

/** How sign-ins end, for every route that begins one. */
export interface SignInAnswers {
  /** Signs the proven person in, or asks for the second code. */
  begin(
    call: SignInCall,
    proven: Pick<ProvenSignIn, 'userId' | 'method' | 'scope' | 'isSecondFactorDone'>,
  ): Promise<SignInAnswer>
  /** Sets the cookies of a session that has begun. */
  greet(call: SignInCall, session: StartedSession): Promise<{ token: string; user: CurrentUser }>
}

type SignInCall = Pick<Call, 'school' | 'locale' | 'session' | 'ip' | 'userAgent' | 'now'>

export interface SignInAnswer {
  readonly token: string | null
  readonly user: CurrentUser | null
  readonly two_factor_token?: string
  readonly expires_in?: number
}

/** Where a call came from. */
export const originOfCall = ({ ip, userAgent, session }: SignInCall): SignInOrigin => ({
  ip,
  userAgent,
  deviceKey: session.deviceKey,
})

export const createSignInAnswers = (
  { db, env }: { readonly db: Database; readonly env: Dependencies['env'] },
  personOf: (userId: number) => Promise<CurrentUser>,
): SignInAnswers => {
  const greet = async ({ session }: SignInCall, started: StartedSession) => {
    session.start(started.token, started.expiresAt, started.deviceKey)
    return { token: started.token, user: await personOf(started.userId) }
  }
  return {
    greet,
    begin: async (call, proven) => {
      const place = await placeOf(env, call)
      const result = await completeSignIn(db, { ...proven, place, origin: originOfCall(call), now: call.now })
      if (result.kind === 'session') return greet(call, result.session)
      const { token } = result
      return { token: null, user: null, two_factor_token: token, expires_in: codeRules.validSeconds }
    },
  }
}
