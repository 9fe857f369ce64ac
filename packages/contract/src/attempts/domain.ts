import { defineDomain } from '../kernel/domain.ts'
import * as attempts from './attempts.api.ts'
import { attemptsErrors } from './attempts.errors.ts'
import { attemptFacts } from './attempts.facts.ts'

export const attemptsDomain = defineDomain({
  name: 'attempts',
  operations: [attempts],
  errors: attemptsErrors,
  facts: attemptFacts,
})
