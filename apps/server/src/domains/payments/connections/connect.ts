import { randomBytes } from 'node:crypto'
import {
  type ConnectionKeys,
  type ConnectionMode,
  type ConnectionStep,
  providers,
} from '@lectern/contract/payments/connections'
import { type OnlineProviderId, providerIds } from '@lectern/contract/payments/provider-ids'
import type { Database } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import {
  type CheckedConnection,
  PaymentProviderError,
  type ProviderKeys,
} from '../../../platform/providers/payments/payment-provider.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { countOpenAttempts } from '../attempts/attempts.repository.ts'
import type { ShownKey } from '../payments.tables.ts'
import { findSystem, type SystemRow, updateSystem } from '../payment-systems.repository.ts'
import { type ConnectionTools, messagesUrl, providerOf, schoolOrigin, unsealKeys } from './connections.ts'

/** An address of messages that nobody guesses. */
export const newMessagesToken = (): string => randomBytes(24).toString('base64url')

/** Letters of a secret that are shown. */
const shownLetters = 4

/**
 * Keys as the school typed them over those that are kept.
 *
 * @throws CallError invalid_fields for a key in the wrong field, a missing one, or one that the provider does not have
 */
const joinKeys = (id: OnlineProviderId, typed: ProviderKeys, kept: ProviderKeys): ProviderKeys => {
  const { keys: fields } = providers[id]
  const foreign = Object.keys(typed).filter((name) => !fields.some((field) => field.name === name))
  const joined = new Map(Object.entries(kept))
  const faults = new Map(foreign.map((name) => [`keys.${name}`, ['unknown']]))
  for (const { name, form, isOptional } of fields) {
    const value = typed[name]?.trim() ?? ''
    if (value !== '') joined.set(name, value)
    const current = joined.get(name)
    if (current === undefined && !isOptional) faults.set(`keys.${name}`, ['required'])
    if (current !== undefined && !form.test(current)) faults.set(`keys.${name}`, ['key_form'])
  }
  if (faults.size > 0) throw new CallError('invalid_fields', { fields: Object.fromEntries(faults) })
  return Object.fromEntries(joined)
}

const showKeys = (id: OnlineProviderId, keys: ProviderKeys): ShownKey[] =>
  providers[id].keys.flatMap(({ name, isSecret }) => {
    const value = keys[name]
    if (value === undefined) return []
    return [{ name, shown: isSecret ? value.slice(-shownLetters) : value }]
  })

/** The mode that keys tell, or that the school chose. */
const modeOf = (id: OnlineProviderId, keys: ProviderKeys, chosen: ConnectionMode | null): ConnectionMode => {
  if (providers[id].isModeChosen) return chosen ?? 'test'
  if (id === providerIds.standIn) return 'test'
  const isTest =
    id === providerIds.stripe
      ? /^[rs]k_test_/.test(keys['secret_key'] ?? '')
      : keys['merchant_account'] === 'test_merch_n1'
  return isTest ? 'test' : 'live'
}

interface Place {
  readonly schoolId: SchoolId
  readonly id: number
}

/**
 * Keeps the keys of a school's account at a provider once the provider knows them, with what the check found.
 *
 * @throws CallError not_found; invalid_fields; keys_refused (422); account_in_use (409); provider_silent (503): what was kept before stays
 */
export const connectSystem = async (
  db: Database,
  tools: ConnectionTools,
  place: Place,
  typed: ConnectionKeys,
  now: Date,
): Promise<void> => {
  const system = await findKept(db, place)
  const id = onlineIdOf(tools, system)
  const joined = joinKeys(id, typed.keys, unsealKeys(tools.keys, system.sealedKeys))
  const keys = forgetFound(id, typed.keys, joined)
  const mode = modeOf(id, keys, typed.mode ?? system.mode)
  const checked = await check(db, tools, system, { keys, mode })
  const isKnown = !checked.steps.some(({ fault }) => fault === 'keys_refused')
  if (!isKnown) throw new CallError('keys_refused', { fields: refusedKeys(id) })
  const isOther = system.account !== null && checked.account !== null && checked.account !== system.account
  if (isOther && (await countOpenAttempts(db, place)) > 0) throw new CallError('account_in_use')
  await write(db, tools, { place, id, keys, mode, checked }, now)
}

/** A signing secret that was found belongs to the account of its key: with another key it is asked for anew. */
const forgetFound = (id: OnlineProviderId, typed: ProviderKeys, joined: ProviderKeys): ProviderKeys => {
  if (typed['secret_key'] === undefined && typed['client_id'] === undefined) return joined
  const written = providers[id].keys.map(({ name }) => name).filter((name) => name !== 'signing_secret')
  const kept = new Set([...written, ...Object.keys(typed)])
  return Object.fromEntries(Object.entries(joined).filter(([name]) => kept.has(name)))
}

const refusedKeys = (id: OnlineProviderId) =>
  Object.fromEntries(
    providers[id].keys
      .filter(({ isSecret }) => isSecret)
      .map(({ name }) => [`keys.${name}`, ['keys_refused']]),
  )

/**
 * Tries the kept keys again. A provider that refuses them stops the payment system; one that knows them lets it go on.
 *
 * @throws CallError not_found; not_connected (409); provider_silent (503)
 */
export const checkSystem = async (
  db: Database,
  tools: ConnectionTools,
  place: Place,
  now: Date,
): Promise<void> => {
  const system = await findKept(db, place)
  const id = onlineIdOf(tools, system)
  if (system.mode === null) throw new CallError('not_connected')
  const keys = unsealKeys(tools.keys, system.sealedKeys)
  const checked = await check(db, tools, system, { keys, mode: system.mode })
  await write(db, tools, { place, id, keys, mode: system.mode, checked }, now)
}

/** @throws CallError not_found for one that was taken away */
const findKept = async (db: Database, { schoolId, id }: Place): Promise<SystemRow> => {
  const row = found(await findSystem(db, schoolId, id))
  return found(row.deletedAt === null ? row : null)
}

/** @throws CallError not_found by hand, or for a provider that this server does not offer */
const onlineIdOf = (tools: ConnectionTools, system: SystemRow): OnlineProviderId =>
  found(providerOf(tools, system)).id

/** @throws CallError provider_silent */
const check = async (
  db: Database,
  tools: ConnectionTools,
  system: SystemRow,
  { keys, mode }: { readonly keys: ProviderKeys; readonly mode: ConnectionMode },
): Promise<CheckedConnection> => {
  const { provider } = found(providerOf(tools, system))
  const origin = await schoolOrigin(db, tools, system.schoolId)
  try {
    return await provider.connect({
      keys,
      mode,
      messagesUrl: messagesUrl(origin, found(system.messagesToken)),
    })
  } catch (error) {
    if (error instanceof PaymentProviderError)
      throw new CallError('provider_silent', { detail: error.message })
    throw error
  }
}

const write = async (
  db: Database,
  tools: ConnectionTools,
  {
    place,
    id,
    keys,
    mode,
    checked,
  }: {
    readonly place: Place
    readonly id: OnlineProviderId
    readonly keys: ProviderKeys
    readonly mode: ConnectionMode
    readonly checked: CheckedConnection
  },
  now: Date,
): Promise<void> => {
  const all = { ...keys, ...checked.found }
  const isRefused = checked.steps.some(({ fault }) => fault === 'keys_refused')
  await db.transaction(async (tx) => {
    await updateSystem(tx, place.schoolId, place.id, {
      mode,
      // A check that did not get so far forgets nothing.
      account: checked.account ?? undefined,
      accountName: checked.accountName ?? undefined,
      sealedKeys: tools.keys.seal(JSON.stringify(all)),
      shownKeys: showKeys(id, all),
      steps: checked.steps.map(({ step, fault }): ConnectionStep => ({ step, fault })),
      checkedAt: now,
      stoppedAt: isRefused ? now : null,
      updatedAt: now,
    })
  })
}

/** What keeps a payment system from the checkout; null: nothing does. */
export const isConnected = ({ mode, steps }: Pick<SystemRow, 'mode' | 'steps'>): boolean =>
  mode !== null && (steps ?? []).every(({ step, fault }) => fault === null || step === 'messages')
