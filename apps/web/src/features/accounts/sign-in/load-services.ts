import type { Api } from '../../../lib/api/index.ts'
import { report } from '../../../lib/reporting.ts'
import { listServices } from './api/list-services.ts'

/** The services through which people may sign in here; without them the page still lets people in. */
export const loadServices = async (api: Api) => {
  try {
    return { services: (await listServices({}, { api })).data }
  } catch (error) {
    report(error, 'sign-in services')
    return { services: [] }
  }
}
