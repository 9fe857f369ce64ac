import { CallError, notFound } from '../../platform/http/call-error.ts'
import { newToken } from '../../platform/sign-in/tokens.ts'
import type { SignInServices } from '../../platform/sign-in/services.ts'

/**
 * A sign-in service for tests of everything around one: the code says who somebody is, `{subject} {e-mail}`. The real
 * client meets a real OpenID provider in `services.test.ts`.
 */
export const standInServices: SignInServices = {
  list: [{ service: 'oidc', name: 'Stand-in' }],
  begin: async (service, redirectUri) => {
    if (service !== 'oidc') throw notFound('no such service')
    const checks = { state: newToken(), nonce: newToken(), verifier: newToken(), redirectUri }
    return { url: `https://service.test/?state=${checks.state}`, checks }
  },
  finish: async (_service, { code }) => {
    const [subject = '', email = ''] = code.split(' ')
    if (email === '') throw new CallError('service_failed')
    return { subject, email, isEmailVerified: true, name: 'Stand In' }
  },
}
