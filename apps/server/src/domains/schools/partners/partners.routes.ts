import * as operations from '@lectern/contract/schools/partners.api'
import type { Bind } from '../../../platform/http/api.ts'
import { notFound } from '../../../platform/http/call-error.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import { autoLoginSeconds, makeAutoLogin } from '../../identity/index.ts'
import { listProgramsOf } from './partners.repository.ts'
import { schoolSlugOf } from '../rules/school-slug-of.ts'
import { findSchoolByAddress } from '../schools.repository.ts'

/** Binds signing in at another host of this server, and what partners have there (document 000 §6). */
export const bindPartners = (bind: Bind, env: Dependencies['env'], keys: KeyedTools): void => {
  bind(operations.createAutoLogin, async ({ db, actor, body, now }) => {
    const host = body.host.replace(/:\d+$/, '')
    // Own hosts only: a hash for any other would be given away (THREATS T55, T59).
    const slug = schoolSlugOf(host, env.publicUrl === undefined ? env.host : new URL(env.publicUrl).hostname)
    const school = slug === null ? null : await findSchoolByAddress(db, slug)
    if (!school) throw notFound('no host of ours')
    const hash = makeAutoLogin(keys, { userId: actor.userId, host, now })
    const url = new URL(originOf(env, school))
    url.hostname = host
    return { data: { hash, url: linkWith(url.origin, hash), expires_in: autoLoginSeconds } }
  })

  bind(operations.getPartner, async ({ db, actor, now }) => {
    const programs = await listProgramsOf(db, actor.userId)
    return {
      data: {
        is_partner: programs.length > 0,
        programs: programs.map((school) => {
          const origin = originOf(env, school)
          const { hostname: host } = new URL(origin)
          const hash = makeAutoLogin(keys, { userId: actor.userId, host, now })
          return { school: school.name, host, dashboard_url: linkWith(`${origin}/account/partner`, hash) }
        }),
      },
    }
  })
}

/** The server takes the token out of the address at once and signs in with it. */
const linkWith = (address: string, hash: string): string => `${address}?token=${encodeURIComponent(hash)}`
