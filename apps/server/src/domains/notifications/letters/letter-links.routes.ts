import type { LetterChoice } from '@lectern/contract/notifications/notification'
import * as operations from '@lectern/contract/notifications/notifications.api'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
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
    db.transaction(async (tx) => ({ data: await switchLetters(tx, linkOf(params.token), false) })),
  )

  bind(operations.subscribeAgain, ({ db, params, body }) =>
    db.transaction(async (tx) => {
      const link = linkOf(params.token)
      const groups = body.groups ? link.groups.filter((group) => body.groups?.includes(group)) : link.groups
      return { data: await switchLetters(tx, { ...link, groups }, true, link) }
    }),
  )
}

/** @param whole what is described then, where only some of its groups are switched */
const switchLetters = async (
  tx: Transaction,
  link: LetterLink,
  mail: boolean,
  whole = link,
): Promise<LetterChoice> => {
  await describe(tx, link)
  for (const group of link.groups) await saveChoice(tx, link, group, { mail })
  return describe(tx, whole)
}

const describe = async (
  db: ReadDatabase,
  { userId, schoolId, groups }: LetterLink,
): Promise<LetterChoice> => {
  const user = found(await findUser(db, userId))
  const school = found(await findSchool(db, schoolId))
  const choices = await loadChoices(db, schoolId, [userId])
  return {
    school: school.name,
    groups: groups.map((group) => ({ group, is_on: choices.choiceOf(userId, group).mail })),
    email: hidden(user.email),
  }
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
