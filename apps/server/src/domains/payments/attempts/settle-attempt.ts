import { CallError, found } from '../../../platform/http/call-error.ts'
import {
  PaymentProviderError,
  type ProviderState,
} from '../../../platform/providers/payments/payment-provider.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { openConnection, schoolOrigin } from '../connections/connections.ts'
import { isOpen } from '../rules/next-state.ts'
import { nextAsk } from '../rules/ask-times.ts'
import { applyState } from './apply-state.ts'
import { attemptOf, type PaymentEngine, stopSystem } from './attempt-parts.ts'
import { findAttempt, type KnownAttempt, noteAsked, wasTold } from './attempts.repository.ts'

interface AttemptPlace {
  readonly schoolId: SchoolId
  readonly id: number
}

/** A payment that the provider does not know: its page was never opened, or is over. */
const neverBegun = ({ attempt }: KnownAttempt, now: Date): ProviderState => ({
  state: attempt.expiresAt !== null && attempt.expiresAt > now ? 'created' : 'expired',
  ...{
    amount: null,
    currency: null,
    account: null,
    mode: null,
    paymentId: null,
    refunded: 0n,
    dispute: null,
  },
  ...{ reason: null, payer: null, fee: null, at: null, word: '' },
})

/**
 * Asks the provider how an attempt to pay stands, and does what follows: the one way to every outcome, called by the buyer's return, by
 * messages, by the clock and by hand, as often and in whatever order they come. No connection to the database is held while the
 * provider is asked.
 *
 * @throws CallError not_found; provider_silent (503) when it does not answer: it is asked again by the clock
 */
export const settleAttempt = async (
  engine: PaymentEngine,
  { schoolId, id }: AttemptPlace,
  { isSaid }: { readonly isSaid: boolean } = { isSaid: false },
): Promise<void> => {
  const known = found(await findAttempt(engine.db, schoolId, id))
  const origin = await schoolOrigin(engine.db, engine, schoolId)
  const open = openConnection(engine, known.system, origin)
  if (open === null) return giveUp(engine, known)
  // Asking may make the provider speak (PayPal takes the money then): what it says from here on was found.
  const { systemId, key } = known.attempt
  const wasSaid = isSaid || (systemId !== null && key !== null && (await wasTold(engine.db, systemId, key)))
  const state = await ask(engine, known, () =>
    open.provider.fetchState(open.connection, attemptOf(known, origin), engine.clock.now()),
  )
  await engine.db.transaction((tx) =>
    applyState(tx, known, state, { now: engine.clock.now(), isSaid: wasSaid }),
  )
}

/** A provider that this process does not offer: nobody can be asked now, and another one may be able to. */
const giveUp = async ({ db, clock }: PaymentEngine, { attempt }: KnownAttempt): Promise<void> => {
  const now = clock.now()
  const next = isOpen(attempt.state) ? nextAsk(attempt.returnedAt ?? attempt.createdAt, now, 'open') : null
  await db.transaction((tx) => noteAsked(tx, attempt.schoolId, attempt.id, now, next))
}

const ask = async (
  engine: PaymentEngine,
  known: KnownAttempt,
  fetchState: () => Promise<ProviderState>,
): Promise<ProviderState> => {
  try {
    return await fetchState()
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    const now = engine.clock.now()
    if (error.refusal === 'unknown_payment') return neverBegun(known, now)
    await engine.db.transaction(async (tx) => {
      const { attempt, system } = known
      const since = attempt.returnedAt ?? attempt.createdAt
      const next = isOpen(attempt.state) ? nextAsk(since, now, 'processing') : null
      await noteAsked(tx, attempt.schoolId, attempt.id, now, next)
      if (error.refusal === 'keys_refused') await stopSystem(tx, system, now)
    })
    throw new CallError('provider_silent', { detail: error.message })
  }
}
