import { isAnswer, type Api } from '../../../lib/api/index.ts'
import { report } from '../../../lib/reporting.ts'
import { listRegistrationFields, listServices } from '../api.ts'

/** What the school asks whoever opens an account; without it an account can be opened all the same. */
export const loadRegistrationFields = async (api: Api) => {
  try {
    return { fields: (await listRegistrationFields({}, { api })).data }
  } catch (error) {
    if (!isAnswer(error)) report(error, 'registration fields')
    return { fields: [] }
  }
}

/** The services through which people may sign in here; without them the page still lets people in. */
export const loadServices = async (api: Api) => {
  try {
    return { services: (await listServices({}, { api })).data }
  } catch (error) {
    if (!isAnswer(error)) report(error, 'sign-in services')
    return { services: [] }
  }
}
