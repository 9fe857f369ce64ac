import type { AccessGroup, Invitation, Member } from '@lectern/contract/staff/staff'
import { type PermissionString, ungrantable } from '@lectern/contract/kernel/permissions'
import type { LetterState } from '@lectern/contract/identity/mail-states'
import type { Env } from '../../platform/env.ts'
import { hasMailServer } from '../../platform/mailer/mail-delivery.ts'
import { pictureUrl } from '../../platform/pictures/pictures.ts'
import type { AccessGroupRow } from './access-groups/access-groups.repository.ts'
import type { InvitationRow } from './invitations/invitations.repository.ts'
import type { MemberRow } from './members.repository.ts'
import { hasFullAccess } from './rules/full-access.ts'

/** A member of the staff as other staff sees them. */
export const presentMember = (row: MemberRow, callerId: number): Member => ({
  kind: 'member',
  id: row.userId,
  name: row.name,
  email: row.email,
  avatar_url: row.image === null ? null : pictureUrl(row.image, 256),
  state: row.isActive ? 'active' : 'deactivated',
  is_owner: row.isOwner,
  is_me: row.userId === callerId,
  has_full_access: hasFullAccess(row.given),
  access_groups: row.groups,
  permissions: row.isOwner ? [] : row.permissions,
  note: row.note,
  joined_at: row.createdAt.toISOString(),
  last_seen_at: row.lastSeenAt?.toISOString() ?? null,
})

/** What became of a letter: what waits without a mail server is kept. */
export const letterOf = ({ letter }: Pick<InvitationRow, 'letter'>, env: Pick<Env, 'smtpUrl'>): LetterState =>
  letter === 'waiting' && !hasMailServer(env) ? 'kept' : letter

export const presentInvitation = (row: InvitationRow, env: Pick<Env, 'smtpUrl'>, now: Date): Invitation => ({
  kind: 'invitation',
  id: row.id,
  name: row.name,
  email: row.email,
  access_groups: row.groups,
  permissions: row.permissions,
  invited_by: row.inviter,
  created_at: row.createdAt.toISOString(),
  sent_at: row.sentAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  is_expired: row.expiresAt <= now,
  letter: letterOf(row, env),
})

export const presentGroup = (row: AccessGroupRow, held: ReadonlySet<PermissionString>): AccessGroup => ({
  id: row.id,
  key: row.key,
  name: row.name,
  is_system: row.isSystem,
  permissions: row.permissions,
  member_count: row.memberCount,
  can_grant: ungrantable(row.permissions, held).length === 0,
})

/** An address that its owner knows again, and nobody else learns: `a…@example.com`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  const [first] = new Intl.Segmenter().segment(email.slice(0, at))
  return `${first?.segment ?? ''}…${email.slice(at)}`
}
