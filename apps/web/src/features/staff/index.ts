export {
  getMenu,
  listAccessGroups,
  getMailDelivery,
  listPermissions,
  listStaff,
  readInvitation,
  readOwnershipOffer,
  selectSchool,
} from './api.ts'
export { InvitationPage } from './invitations/invitation-page.tsx'
export { CopyInvitationLink } from './mail/copy-invitation-link.tsx'
export { LetterBadge } from './mail/letter-badge.tsx'
export { letterPoll } from './mail/letter-poll.ts'
export { MailNotice } from './mail/mail-notice.tsx'
export { MailSettings } from './mail/mail-settings.tsx'
export { tellLetter } from './mail/tell-letter.ts'
export { useLettersGoOut } from './mail/use-letters-go-out.ts'
export { MemberField } from './member-field.tsx'
export { Ownership } from './ownership/ownership.tsx'
export { OwnershipPage } from './ownership/ownership-page.tsx'
export { AuditEntries } from './team/audit-entries.tsx'
export { PersonCell } from './person-cell.tsx'
export { GroupPage } from './team/group-page.tsx'
export { MemberPage } from './team/member-page.tsx'
export { TeamPage } from './team/team-page.tsx'
export { readTeamSearch } from './team/team-search.ts'
export { useHeldRights, useHolds } from './use-held-rights.ts'
export { useSchoolColor } from './use-school-color.ts'
