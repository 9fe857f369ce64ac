import { defineDomain } from '../kernel/domain.ts'
import * as team from './teams.api.ts'
import { teamErrors } from './teams.errors.ts'

export const teamsDomain = defineDomain({
  name: 'teams',
  operations: [team],
  errors: teamErrors,
})
