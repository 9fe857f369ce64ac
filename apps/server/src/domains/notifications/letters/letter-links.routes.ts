import type { LetterChoice } from '@lectern/contract/notifications/notification'
import * as operations from '@lectern/contract/notifications/notifications.api'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { apiBase } from '../../../platform/http/api-dependencies.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { found, notFound } from '../../../platform/http/call-error.ts'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import { findUser } from '../../identity/index.ts'
import { findSchool } from '../../schools/index.ts'
import { loadChoices, saveChoice } from '../choices.repository.ts'
import { type LetterLink, readLetterToken } from './unsubscribe-token.ts'

/** What may be one; whether it is, its page finds out. */
const isLetterToken = /^[\w-]{1,300}\.[\w-]{1,100}$/

/** Binds what the link at the foot of a letter does. Reading never switches anything off: programs open links before people do. */
export const bindLetterLinks = (bind: Bind, keys: KeyedTools): void => {
  const linkOf = (token: string): LetterLink => found(readLetterToken(keys, token))

  bind(operations.getLetterChoice, async ({ db, params }) => ({
    data: await describe(db, linkOf(params.token)),
  }))

  bind(operations.unsubscribe, ({ db, params }) =>
    db.transaction(async (tx) => {
      const link = linkOf(params.token)
      const described = await describe(tx, link)
      await saveChoice(tx, link, link.group, { mail: false })
      return { data: { ...described, is_on: false } }
    }),
  )

  bind(operations.subscribeAgain, ({ db, params }) =>
    db.transaction(async (tx) => {
      const link = linkOf(params.token)
      const described = await describe(tx, link)
      await saveChoice(tx, link, link.group, { mail: true })
      return { data: { ...described, is_on: true } }
    }),
  )
}

const describe = async (db: ReadDatabase, { userId, schoolId, group }: LetterLink): Promise<LetterChoice> => {
  const user = found(await findUser(db, userId))
  const school = found(await findSchool(db, schoolId))
  const { mail } = (await loadChoices(db, schoolId, [userId])).choiceOf(userId, group)
  return { school: school.name, group, is_on: mail, email: hidden(user.email) }
}

/** Enough of an address to know it as one's own: whoever was handed the letter on learns no more. */
const hidden = (email: string): string => {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}…@${host}`
}

/** Whoever opens the address of the header in a browser comes to the page with the button. */
export const mountLetterLinks = (app: HttpServer): void => {
  app.get<{ Params: { token: string } }>(
    `${apiBase}/letters/:token/unsubscribe`,
    async ({ params: { token } }, reply) => {
      if (!isLetterToken.test(token)) throw notFound('no link of a letter')
      return reply.header('cache-control', 'no-store').redirect(`/letters/${token}`, 303)
    },
  )
}
