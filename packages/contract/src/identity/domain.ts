import { defineDomain } from '../kernel/domain.ts'
import * as signIn from './sign-in.api.ts'
import * as security from './security.api.ts'
import * as profile from './profile.api.ts'
import { identityErrors } from './identity.errors.ts'
import { contactRegistered } from './identity.facts.ts'

export const identityDomain = defineDomain({
  name: 'identity',
  operations: [signIn, security, profile],
  errors: identityErrors,
  facts: [contactRegistered],
})
