import { defineErrors } from '../kernel/errors.ts'

export const teamErrors = defineErrors({
  unknown_participant: { status: 422, message: 'One of these people does not take part in the product.' },
  unknown_assistant: { status: 422, message: 'One of these people is no assistant of the product.' },
  unknown_participant_group: { status: 422, message: 'One of these groups is not of this product.' },
  too_many_participant_groups: { status: 422, message: 'A product has 200 groups at most.' },
  too_many_grouped: { status: 422, message: 'The groups of a product hold 20,000 places at most.' },
  too_many_team_members: { status: 422, message: 'A product has 200 people on its team at most.' },
  own_group: { status: 409, message: 'An assistant’s own group lives as long as the assistant.' },
  participant_group_taken: { status: 422, message: 'Another group of the product has this name.' },
})
