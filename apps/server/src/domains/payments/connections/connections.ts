import { isOnline, type OnlineProviderId } from '@lectern/contract/payments/provider-ids'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { apiBase } from '../../../platform/http/api-dependencies.ts'
import { found } from '../../../platform/http/call-error.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import type {
  Connection,
  PaymentProvider,
  ProviderKeys,
} from '../../../platform/providers/payments/payment-provider.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import { findSchool } from '../../schools/index.ts'
import type { SystemRow } from '../payment-systems.repository.ts'

/** Where providers send their messages, below the base of the API. */
export const messagesPath = '/payment-messages'

/** What is needed to speak with a school's provider. */
export interface OpenConnection {
  readonly provider: PaymentProvider
  readonly connection: Connection
}

/** What the domain has to open connections with. */
export interface ConnectionTools extends Pick<Dependencies, 'env' | 'paymentProviders'> {
  readonly keys: KeyedTools
}

/** The address of a school, without a trailing slash. @throws CallError not_found */
export const schoolOrigin = async (
  db: ReadDatabase,
  { env }: Pick<ConnectionTools, 'env'>,
  schoolId: SchoolId,
): Promise<string> => originOf(env, found(await findSchool(db, schoolId)))

/** The address of a connection's messages. */
export const messagesUrl = (origin: string, token: string): string =>
  `${origin}${apiBase}${messagesPath}/${token}`

/** The provider of a payment system; null by hand, and where this server offers it no more. */
export const providerOf = (
  { paymentProviders }: Pick<ConnectionTools, 'paymentProviders'>,
  { providerId }: Pick<SystemRow, 'providerId'>,
): { readonly id: OnlineProviderId; readonly provider: PaymentProvider } | null => {
  if (!isOnline(providerId)) return null
  const provider = paymentProviders[providerId]
  return provider === undefined ? null : { id: providerId, provider }
}

/** Keys that were kept; none where nothing was typed yet. */
export const unsealKeys = (keys: KeyedTools, sealed: string | null): ProviderKeys => {
  if (sealed === null) return {}
  const kept: unknown = JSON.parse(keys.unseal(sealed))
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'))
}

/** The way to the provider of a payment system; null for one that is not connected, or that this server offers no more. */
export const openConnection = (
  tools: ConnectionTools,
  system: Pick<SystemRow, 'providerId' | 'mode' | 'sealedKeys' | 'messagesToken'>,
  origin: string,
): OpenConnection | null => {
  const known = providerOf(tools, system)
  if (known === null || system.mode === null || system.messagesToken === null) return null
  return {
    provider: known.provider,
    connection: {
      keys: unsealKeys(tools.keys, system.sealedKeys),
      mode: system.mode,
      messagesUrl: messagesUrl(origin, system.messagesToken),
    },
  }
}
