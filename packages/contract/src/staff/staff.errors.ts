import { defineErrors } from '../kernel/errors.ts'

export const staffErrors = defineErrors({
  grants_more: { status: 403, message: 'Nobody can give, change or take away rights that they do not have.' },
  own_rights: {
    status: 403,
    message: 'Nobody changes their own rights. Ask another member with full access.',
  },
  owner_untouchable: {
    status: 403,
    message: 'The owner’s rights change only when the school changes hands.',
  },
  last_full_access: {
    status: 409,
    message: 'This is the last member with full access. Give it to somebody else first.',
  },
  system_group: { status: 409, message: 'This group belongs to the platform. Copy it to change it.' },
  group_name_taken: { status: 422, message: 'Another group of the school has this name.' },
  too_many_groups: { status: 422, message: 'A school has fifty groups of its own at most.' },
  too_many_schools: { status: 422, message: 'One person works in 100 schools at most.' },
  unknown_group: { status: 422, message: 'One of these groups is not of this school.' },
  already_staff: { status: 422, message: 'This person is on the staff already.' },
  already_invited: {
    status: 422,
    message: 'This person was invited already. Send the letter again instead.',
  },
  invitation_for_other: {
    status: 403,
    message: 'This invitation is for another e-mail. Sign in with that one.',
  },
  not_full_access: { status: 422, message: 'The school can be given to a member with full access only.' },
  ownership_for_other: { status: 403, message: 'This offer is for another person. Sign in as that person.' },
})
