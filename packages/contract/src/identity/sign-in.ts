import { z } from 'zod'
import { dataOf } from '../kernel/envelope.ts'
import { mailStates } from './mail-states.ts'
import { currentUser } from './people.ts'

/** Seconds that a one-time code from a letter holds, and how often it may be tried. */
export const codeRules = { digits: 6, validSeconds: 600, tries: 5, resendSeconds: 60, perHour: 5 } as const

/**
 * The answer to every way of signing in. With two-factor sign-in on there is no session yet: `token` and `user` are
 * null, and `two_factor_token` is to be sent with the second code within `expires_in` seconds.
 */
export const signInOutcome = z.object({
  token: z.string().nullable(),
  user: currentUser.nullable(),
  two_factor_token: z.string().optional(),
  expires_in: z.int().optional(),
})

export const signedIn = dataOf(signInOutcome)

/** Services through which people sign in. A new one needs its settings and its texts. */
export const serviceNames = ['google', 'oidc'] as const
export type ServiceName = (typeof serviceNames)[number]

/** A service as the sign-in form shows it. */
export const signInService = z.object({ service: z.enum(serviceNames), name: z.string() })

/** A code was made and its letter queued: seconds until another may be asked for, and until it ends. */
export const codeSent = dataOf(
  z.object({
    resend_after: z.int(),
    expires_in: z.int(),
    /** Whether letters go out at all: the same for known and unknown addresses. */
    mail: z.enum(mailStates),
  }),
)
