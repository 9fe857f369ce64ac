import * as operations from '@lectern/contract/identity/sign-in.api'
import type { Bind } from '../../../platform/http/api.ts'
import { placeOf } from './place.ts'
import type { SignInDependencies } from './sign-in-dependencies.ts'
import { exchangeAutoLogin } from './use-cases/auto-login.ts'
import { beginService } from './use-cases/begin-service.ts'
import { finishService } from './use-cases/finish-service.ts'

/** Binds signing in through services, and with a hash made for one host. */
export const registerServices = (bind: Bind, dependencies: SignInDependencies): void => {
  const { env, keys, services, answers, personOf } = dependencies

  bind(operations.listServices, async () => ({ data: services.list.map((each) => ({ ...each })) }))

  bind(operations.startService, async (call) => {
    const { origin } = await placeOf(env, call)
    const started = await beginService(call.db, keys, services, {
      service: call.params.service,
      origin,
      next: call.body.next,
      link: call.body.proof_token === undefined ? null : { actor: call.actor, proof: call.body.proof_token },
      now: call.now,
    })
    return { data: { url: started.url, browser_key: started.browserKey } }
  })

  bind(operations.finishService, async (call) => {
    const { code, state, browser_key: browserKey, iss } = call.body
    const place = await placeOf(env, call)
    const outcome = await finishService(call.db, keys, services, {
      service: call.params.service,
      answer: { code, state, iss },
      browserKey,
      actor: call.actor,
      place,
      now: call.now,
    })
    const { kind, userId, next } = outcome
    if (kind === 'linked') return { data: { result: kind, token: null, user: await personOf(userId), next } }
    const signedIn = await answers.begin(call, { userId, method: `oidc:${call.params.service}` })
    return { data: { ...signedIn, result: resultOf(signedIn.token, kind), next } }
  })

  bind(operations.exchangeAutoLogin, async (call) => {
    const userId = await exchangeAutoLogin(call.db, keys, {
      hash: call.body.hash,
      host: call.host,
      now: call.now,
    })
    const proven = { userId, method: 'auto_login', scope: 'student', isSecondFactorDone: true } as const
    return { data: await answers.begin(call, proven) }
  })
}

const resultOf = <T extends string>(token: string | null, kind: T): T | 'two_factor' =>
  token === null ? 'two_factor' : kind
