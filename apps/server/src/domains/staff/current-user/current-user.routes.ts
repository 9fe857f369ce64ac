import { getUser } from '@lectern/contract/identity/profile.api'
import type { Bind } from '../../../platform/http/api.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { loadKeys, makeAutoLogin } from '../../identity/index.ts'
import { listProgramsOf } from '../../schools/index.ts'
import { createPersonCache, type ToldSources } from './person-cache.ts'

/** Binds the description of the signed-in person. */
export const bindCurrentUser = async (
  bind: Bind,
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'env' | 'notifications'>,
  sources: ToldSources,
): Promise<void> => {
  const { db, clock, env } = dependencies
  const people = await createPersonCache(dependencies, sources)
  const keys = await loadKeys(db, clock.now())

  bind(getUser, async ({ db, actor, now }) => {
    const person = await people.personOf(actor.userId)
    if (!person.is_partner) return { data: person }
    // Made anew for every answer: the kept facts never hold it.
    const [program] = await listProgramsOf(db, actor.userId)
    if (!program) return { data: person }
    const { hostname: host } = new URL(originOf(env, program))
    return { data: { ...person, auto_login_hash: makeAutoLogin(keys, { userId: actor.userId, host, now }) } }
  })
}
