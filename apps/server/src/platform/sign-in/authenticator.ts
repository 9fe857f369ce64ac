import { Secret, TOTP } from 'otpauth'

/** Seconds that a code of the app is shown, and how many steps before and after are taken for slow clocks. */
const period = 30
const window = 1

const totpOf = (secret: string, label?: { issuer: string; account: string }): TOTP =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period,
    ...(label ? { issuer: label.issuer, label: label.account } : {}),
  })

/** A new secret for an authenticator app, in base32. */
export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an authenticator app reads from a picture. */
export const authenticatorUrl = (secret: string, label: { issuer: string; account: string }): string =>
  totpOf(secret, label).toString()

/** The code that the app shows at a moment. */
export const authenticatorCode = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() })

/** The step to which a code belongs, one before or after now included; null when the code is wrong. */
export const stepOfCode = (secret: string, code: string, now: Date): number | null => {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta
}
