import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import type { Connection } from '../database/pool.ts'

/** A session that has just begun. */
export interface StartedSession {
  readonly userId: number
  readonly token: string
}

/** Where a sign-in came from, for the person's own history. */
export interface SignInOrigin {
  readonly ip: string
  readonly userAgent: string
}

/** Proving who somebody is: the sign-in library behind one door, on the accounts domain's own tables. */
export interface SignIn {
  /** Creates an account with a password and begins a session; null when the e-mail has an account. */
  register(
    person: { name: string; email: string; password: string },
    origin: SignInOrigin,
  ): Promise<StartedSession | null>
  /** Begins a session; null when e-mail or password is wrong. Takes the same time for unknown addresses. */
  signIn(
    credentials: { email: string; password: string },
    origin: SignInOrigin,
  ): Promise<StartedSession | null>
}

/** Tables in which the library keeps people, sessions, ways in and one-time codes; columns are named as it names them. */
export interface SignInTables {
  readonly users: unknown
  readonly sessions: unknown
  readonly signInMethods: unknown
  readonly verifications: unknown
}

export const sessionSeconds = 30 * 24 * 60 * 60

/** Argon2id with the parameters that OWASP names first for it: 19 MiB, 2 passes, 1 lane. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** @param passwordLength characters that a password may have */
export const createSignIn = (
  db: Connection,
  tables: SignInTables,
  passwordLength: { min: number; max: number },
): SignIn => {
  const library = betterAuth({
    baseURL: 'http://lectern.invalid',
    // Signs cookies of the library's own pages, which are not mounted: a session is known by its random token alone.
    secret: randomBytes(32).toString('hex'),
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: tables.users,
        session: tables.sessions,
        account: tables.signInMethods,
        verification: tables.verifications,
      },
    }),
    advanced: { database: { generateId: 'serial' }, ipAddress: { ipAddressHeaders: ['x-lectern-address'] } },
    session: { expiresIn: sessionSeconds },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: {
        hash: (password) => hash(password, argon2),
        verify: ({ hash: stored, password }) => verify(stored, password),
      },
    },
  })
  return {
    register: (body, origin) =>
      refusedAsNull(async () =>
        startedSession(await library.api.signUpEmail({ body, headers: headersOf(origin) })),
      ),
    signIn: (body, origin) =>
      refusedAsNull(async () =>
        startedSession(await library.api.signInEmail({ body, headers: headersOf(origin) })),
      ),
  }
}

const headersOf = ({ ip, userAgent }: SignInOrigin): Headers =>
  new Headers({ 'x-lectern-address': ip, 'user-agent': userAgent })

const startedSession = ({ token, user }: { token: string | null; user: { id: string } }): StartedSession => {
  if (token === null) throw new Error('The sign-in library began no session.')
  return { userId: Number(user.id), token }
}

const refusals = new Set([401, 403, 422])

const refusedAsNull = async (attempt: () => Promise<StartedSession>): Promise<StartedSession | null> => {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof APIError && refusals.has(error.statusCode)) return null
    throw error
  }
}
