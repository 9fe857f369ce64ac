import type { WriteDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, eq, gt, lt, ne, or, sql } from '../../../platform/database/sql.ts'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import { hashToken, newCode, newToken } from '../../../platform/sign-in/tokens.ts'
import { codeRules } from '@lectern/contract/identity/sign-in'
import { oneTimeSecrets, oneTimeSecretsColumns } from './sign-in.tables.ts'

/** What a code from a letter is good for: one thing only (THREATS T52). */
export type CodePurpose = 'login_code' | 'restore_code' | 'proof_code' | 'email_change' | 'email_confirm'

/** What a random token is good for. */
export type TokenPurpose =
  | 'login_link'
  | 'restore_link'
  | 'reset'
  | 'proof'
  | 'two_factor'
  | 'service_state'
  | 'auto_login'

interface CodeOf {
  readonly purpose: CodePurpose
  readonly userId: number
  /** The address that the code proves, where that is not the account itself. */
  readonly target?: string
}

const validMs = codeRules.validSeconds * 1000

const sameCode = ({ purpose, userId, target = '' }: CodeOf) =>
  and(
    eq(oneTimeSecrets.purpose, purpose),
    eq(oneTimeSecrets.userId, userId),
    eq(oneTimeSecrets.target, target),
  )

const hashOf = (keys: KeyedTools, { purpose, userId, target = '' }: CodeOf, code: string): string =>
  keys.hash(purpose, userId, target, code)

/** Makes a code for one purpose of one person; an earlier one of the same purpose ends. */
export const issueCode = async (
  db: Transaction,
  keys: KeyedTools,
  of: CodeOf,
  now: Date,
): Promise<string> => {
  const code = newCode()
  await db
    .delete(oneTimeSecrets)
    .where(and(eq(oneTimeSecrets.purpose, of.purpose), eq(oneTimeSecrets.userId, of.userId)))
  await db.insert(oneTimeSecrets).values({
    purpose: of.purpose,
    userId: of.userId,
    target: of.target ?? '',
    hash: hashOf(keys, of, code),
    triesLeft: codeRules.tries,
    expiresAt: new Date(now.getTime() + validMs),
    createdAt: now,
  })
  return code
}

/**
 * Whether a code is right; the right one stays. Each wrong guess takes one of its tries, counted by the database, so
 * that guesses at the same moment count too. Never call it inside a transaction that a refusal rolls back.
 */
export const isCodeRight = async (
  db: WriteDatabase,
  keys: KeyedTools,
  { code, now, ...of }: CodeOf & { readonly code: string; readonly now: Date },
): Promise<boolean> => {
  const isRight = sql<boolean>`${oneTimeSecrets.hash} = ${hashOf(keys, of, code)}`
  const [row] = await db
    .update(oneTimeSecrets)
    .set({
      triesLeft: sql`case when ${isRight} then ${oneTimeSecrets.triesLeft} else ${oneTimeSecrets.triesLeft} - 1 end`,
    })
    .where(and(sameCode(of), gt(oneTimeSecrets.triesLeft, 0), gt(oneTimeSecrets.expiresAt, now)))
    .returning({ isRight })
  return row?.isRight ?? false
}

/** The same, and the right code is used up: of callers at the same moment one gets true. */
export const consumeCode = async (
  db: WriteDatabase,
  keys: KeyedTools,
  attempt: CodeOf & { readonly code: string; readonly now: Date },
): Promise<boolean> => {
  if (!(await isCodeRight(db, keys, attempt))) return false
  const used = await db
    .delete(oneTimeSecrets)
    .where(and(sameCode(attempt), eq(oneTimeSecrets.hash, hashOf(keys, attempt, attempt.code))))
    .returning({ id: oneTimeSecrets.id })
  return used.length > 0
}

export interface NewToken {
  readonly purpose: TokenPurpose
  readonly userId?: number | null
  readonly sessionId?: number
  readonly target?: string
  readonly payload?: Record<string, string>
  readonly tries?: number
  /** A token that came from elsewhere; a new one is made otherwise. */
  readonly token?: string
  readonly validMs?: number
}

const tokenHash = (purpose: TokenPurpose, token: string) => hashToken(`${purpose}:${token}`)

/** Makes a token; only its hash is kept. */
export const issueToken = async (db: WriteDatabase, wanted: NewToken, now: Date): Promise<string> => {
  const { purpose, userId = null, sessionId = null, target = '', payload = {}, tries = 1 } = wanted
  const token = wanted.token ?? newToken()
  await db.insert(oneTimeSecrets).values({
    purpose,
    userId,
    sessionId,
    target,
    payload,
    triesLeft: tries,
    hash: tokenHash(purpose, token),
    expiresAt: new Date(now.getTime() + (wanted.validMs ?? validMs)),
    createdAt: now,
  })
  return token
}

const liveToken = (purpose: TokenPurpose, token: string, now: Date) =>
  and(
    eq(oneTimeSecrets.hash, tokenHash(purpose, token)),
    gt(oneTimeSecrets.expiresAt, now),
    gt(oneTimeSecrets.triesLeft, 0),
  )

/** Uses a token up: of callers at the same moment one gets it. Null when it is another one, used, or too old. */
export const consumeToken = async (db: WriteDatabase, purpose: TokenPurpose, token: string, now: Date) => {
  const [row] = await db
    .delete(oneTimeSecrets)
    .where(liveToken(purpose, token, now))
    .returning(oneTimeSecretsColumns)
  return row ?? null
}

/** The course that the letter of a link told its reader to start. */
export const startCourseOf = ({ payload }: { readonly payload: Record<string, string> }): number | null =>
  payload['start_course'] === undefined ? null : Number(payload['start_course'])

/**
 * Uses a token up for everything but one target: for that it may be shown again. False when it is another one, used, bound
 * to another target, or too old.
 */
export const bindToken = async (
  db: WriteDatabase,
  {
    purpose,
    token,
    userId,
    sessionId,
    target,
  }: Required<Pick<NewToken, 'purpose' | 'token' | 'target'>> & {
    readonly userId: number
    readonly sessionId: number
  },
  now: Date,
): Promise<boolean> => {
  const rows = await db
    .update(oneTimeSecrets)
    .set({ target })
    .where(
      and(
        liveToken(purpose, token, now),
        ownToken(userId, sessionId),
        or(eq(oneTimeSecrets.target, ''), eq(oneTimeSecrets.target, target)),
      ),
    )
    .returning({ id: oneTimeSecrets.id })
  return rows.length > 0
}

/** Uses a token of one session up that is bound to no target: of callers at the same moment one gets true. */
export const consumeOwnToken = async (
  db: WriteDatabase,
  {
    purpose,
    token,
    userId,
    sessionId,
  }: Required<Pick<NewToken, 'purpose' | 'token'>> & { readonly userId: number; readonly sessionId: number },
  now: Date,
): Promise<boolean> => {
  const rows = await db
    .delete(oneTimeSecrets)
    .where(and(liveToken(purpose, token, now), ownToken(userId, sessionId), eq(oneTimeSecrets.target, '')))
    .returning({ id: oneTimeSecrets.id })
  return rows.length > 0
}

const ownToken = (userId: number, sessionId: number) =>
  and(eq(oneTimeSecrets.userId, userId), eq(oneTimeSecrets.sessionId, sessionId))

/** The token, with one of its tries taken. */
export const tryToken = async (db: WriteDatabase, purpose: TokenPurpose, token: string, now: Date) => {
  const [row] = await db
    .update(oneTimeSecrets)
    .set({ triesLeft: sql`${oneTimeSecrets.triesLeft} - 1` })
    .where(liveToken(purpose, token, now))
    .returning(oneTimeSecretsColumns)
  return row ?? null
}

/** Uses a value up that carries its own proof: false when it was used before. */
export const recordUse = async (
  db: WriteDatabase,
  { purpose, token, validMs: ms }: { purpose: TokenPurpose; token: string; validMs: number },
  now: Date,
): Promise<boolean> => {
  const rows = await db
    .insert(oneTimeSecrets)
    .values({
      purpose,
      hash: tokenHash(purpose, token),
      expiresAt: new Date(now.getTime() + ms),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: oneTimeSecrets.id })
  return rows.length > 0
}

/**
 * Ends every code and link of a person: whatever was on its way to an address that is no longer the own. The proof of a
 * session was not mailed, and ends with its session.
 */
export const endSecretsOf = async (db: Transaction, userId: number) => {
  await db
    .delete(oneTimeSecrets)
    .where(and(eq(oneTimeSecrets.userId, userId), ne(oneTimeSecrets.purpose, 'proof')))
}

/** Ends what could still set a password, or sign in, by an older letter. */
export const endLetterSecretsOf = async (db: Transaction, userId: number) => {
  const purposes = ['restore_code', 'restore_link', 'reset', 'login_code', 'login_link']
  await db
    .delete(oneTimeSecrets)
    .where(
      and(
        eq(oneTimeSecrets.userId, userId),
        or(...purposes.map((purpose) => eq(oneTimeSecrets.purpose, purpose))),
      ),
    )
}

/** Deletes what is over. */
export const deleteEndedSecrets = async (db: WriteDatabase, now: Date) => {
  await db.delete(oneTimeSecrets).where(lt(oneTimeSecrets.expiresAt, now))
}
