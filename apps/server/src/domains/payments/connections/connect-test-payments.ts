import { providerIds } from '@lectern/contract/payments/provider-ids'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { loadKeys } from '../../identity/index.ts'
import { listSystemsOfProvider, updateSystem } from '../payment-systems.repository.ts'
import { connectSystem } from './connect.ts'

/**
 * Connects the test payments of demo schools with the stand-in of this start: it has forgotten everybody since the last one. Those that
 * were never connected stand at the checkout from now on.
 */
export const connectTestPayments = async ({
  db,
  env,
  clock,
  paymentProviders,
}: Pick<Dependencies, 'db' | 'env' | 'clock' | 'paymentProviders'>): Promise<void> => {
  const now = clock.now()
  const tools = { env, paymentProviders, keys: await loadKeys(db, now) }
  for (const { id, schoolId, mode } of await listSystemsOfProvider(db, providerIds.standIn)) {
    await connectSystem(db, tools, { schoolId, id }, { keys: {} }, now)
    if (mode === null)
      await db.transaction((tx) => updateSystem(tx, schoolId, id, { state: 'live', updatedAt: now }))
  }
}
