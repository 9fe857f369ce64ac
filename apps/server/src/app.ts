import { createSubscriptionFacts, listParticipations, subscriptionChannel } from './domains/access/index.ts'
import { createIdentity, registerAccounts } from './domains/accounts/index.ts'
import { createPinnedAttempts, registerAttempts } from './domains/attempts/index.ts'
import { productOfCourse, registerCourses } from './domains/courses/index.ts'
import { registerLessons } from './domains/lessons/index.ts'
import { registerQuizzes } from './domains/quizzes/index.ts'
import { registerTexts } from './domains/texts/index.ts'
import { type Api, createApi } from './platform/http/api.ts'
import { mountHealth } from './platform/http/health.ts'
import { createHttpServer, type HttpServer } from './platform/http/http-server.ts'
import { mountMailbox } from './platform/http/mailbox.ts'
import { mountPages, type WebPages } from './platform/http/pages.ts'
import { mountUnknownAddress } from './platform/http/unknown-address.ts'
import type { Parts } from './platform/parts.ts'

/** The whole server over the given parts, without a socket: platform first, then domains, then pages. */
export const buildApp = async (parts: Parts, pages: WebPages | null): Promise<HttpServer> => {
  const app = await createHttpServer(parts)
  const api = createApi({ ...parts, identity: await createIdentity(parts) })
  await registerDomains(api, parts)
  api.mount(app)
  mountHealth(app, parts)
  mountMailbox(app, parts)
  mountUnknownAddress(app, api.bound())
  if (pages) await mountPages(app, pages, api.direct)
  return app
}

/** Binds the operations of every domain. */
export const registerDomains = async (api: Api, parts: Parts): Promise<void> => {
  registerTexts(api.bind, parts)
  await registerAccounts(api.bind, parts, { list: listParticipations, channel: subscriptionChannel })
  registerQuizzes(api.bind)
  const pinned = createPinnedAttempts(parts)
  registerAttempts(api.bind, parts, pinned)
  const subscriptions = await createSubscriptionFacts(parts)
  await registerLessons(api.bind, parts, productOfCourse, { pinned, subscriptions })
  await registerCourses(api.bind, parts, subscriptions)
}
