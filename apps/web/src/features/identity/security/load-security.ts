import { load } from '../../../lib/api/index.ts'
import { loadServices } from '../sign-in/load-services.ts'
import { getTwoFactor, listAuthServices } from '../api.ts'
import type { SecurityData } from './security-data.ts'

/** Ways in, and the state of the second code. */
export const loadSecurity = async (page: Parameters<typeof load>[0]): Promise<SecurityData> => {
  const [ways, twoFactor, { services }] = await Promise.all([
    load(page, listAuthServices, {}),
    load(page, getTwoFactor, {}),
    loadServices(page.context.api),
  ])
  return { ways: ways.data, twoFactor: twoFactor.data, offered: services }
}
