import type { Alert } from '@lectern/contract/identity/profile'
import type { Api } from '../../../lib/api/index.ts'
import { report } from '../../../lib/reporting.ts'
import { listAlerts } from '../api.ts'

/** What the person should know now; a failed answer is only logged (document 000 §8). */
export const loadAlerts = async (api: Api): Promise<readonly Alert[]> => {
  try {
    return (await listAlerts({}, { api })).data
  } catch (error) {
    report(error, 'alerts')
    return []
  }
}
