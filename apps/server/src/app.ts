import { notingActivity } from './domains/contacts/index.ts'
import { createActors, createLinkSignIn } from './domains/identity/index.ts'
import { domains } from './domains/index.ts'
import { createSchoolEntry, createSchoolHosts } from './domains/schools/index.ts'
import { createSeats } from './domains/staff/index.ts'
import { type CallerChecks, type House } from './platform/composition/domain.ts'
import { createHouse } from './platform/composition/house.ts'
import { type Api, createApi } from './platform/http/api.ts'
import { mountAuthorFrame } from './platform/http/pages/author-frame.ts'
import { mountNetworkProbe } from './platform/http/pages/network-probe.ts'
import { mountHealth } from './platform/http/pages/health.ts'
import { createHttpServer, type HttpServer } from './platform/http/http-server.ts'
import { mountMailbox } from './platform/http/pages/mailbox.ts'
import { mountPages, type WebPages } from './platform/http/pages/pages.ts'
import { mountPictures } from './platform/http/pages/pictures.ts'
import { mountUnknownAddress } from './platform/http/pages/unknown-address.ts'
import type { Dependencies } from './platform/dependencies.ts'
import { teamRolesOf } from './domains/teams/index.ts'

/** The whole server over the given parts, without a socket: platform first, then domains, then pages. */
export const buildApp = async (dependencies: Dependencies, pages: WebPages | null): Promise<HttpServer> => {
  const app = await createHttpServer(dependencies)
  const checks = await createCallerChecks(dependencies)
  const house = createHouse(dependencies, domains)
  const api = createApi({ ...dependencies, ...checks })
  await registerDomains(api, house)
  api.mount(app)
  mountPlatform(app, dependencies)
  for (const { mount } of domains) await mount?.(app, house, checks)
  mountUnknownAddress(app, api.bound())
  if (pages) {
    const exchange = await createLinkSignIn(dependencies)
    const callers = { identity: checks.identity, exchange }
    await mountPages(app, pages, api.direct, callers, {
      videoHosts: dependencies.env.videoHosts,
      forms: domains.flatMap(({ forms }) => forms ?? []),
      directForForms: api.directForForms,
    })
  }
  return app
}

const mountPlatform = (app: HttpServer, dependencies: Dependencies): void => {
  mountHealth(app, dependencies)
  mountMailbox(app, dependencies)
  mountPictures(app, dependencies)
  mountAuthorFrame(app)
  mountNetworkProbe(app)
}

/** Who is calling, and who may enter. */
export const createCallerChecks = async (dependencies: Dependencies): Promise<CallerChecks> => ({
  identity: {
    ...(await createActors(dependencies)),
    ...(await createSeats(dependencies, teamRolesOf)),
    ...(await createSchoolHosts(dependencies)),
  },
  gate: notingActivity(await createSchoolEntry(dependencies), dependencies),
})

/** Binds the operations of every domain. */
export const registerDomains = async (api: Api, house: House): Promise<void> => {
  for (const { register } of house.domains) await register?.(api, house)
}
