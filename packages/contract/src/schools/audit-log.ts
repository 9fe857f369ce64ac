import { z } from 'zod'
import { id, namedThing } from '../kernel/ids.ts'
import { instant } from '../kernel/dates.ts'

/** What stands in the log: entries are never rewritten, so neither are these. */
export const auditActions = [
  'cabinet.created',
  'cabinet.changed',
  'ownership.offered',
  'ownership.withdrawn',
  'ownership.accepted',
  'invitation.sent',
  'invitation.resent',
  'invitation.linked',
  'invitation.withdrawn',
  'invitation.accepted',
  'member.changed',
  'member.deactivated',
  'member.activated',
  'member.removed',
  'group.created',
  'group.changed',
  'group.removed',
  'team.changed',
  'team.removed',
  'participant_group.changed',
  'participant_group.removed',
  'participant.previewed',
  'access_control.changed',
  'access_control.exception_changed',
  'access_control.devices_forgotten',
  'attempt_exception.saved',
  'attempt_exception.removed',
  'attempts.recalculated',
  'attempts.recalculation_undone',
  'answer_term.changed',
  'comment.kept',
  'comment.hidden',
  'comment.hidden_by_reports',
  'comment.shown',
  'comment.deleted',
  'comment_rules.changed',
  'commenter.restricted',
  'commenter.released',
  'contact_tab.changed',
  'contact_tab.removed',
  'contact_field.changed',
  'contact_field.archived',
  'contact_field.restored',
  'contact_fields.sorted',
  'contact.exported',
  'order.exported',
  'transaction.exported',
] as const
export const auditAction = z.enum(auditActions)
export type AuditAction = z.infer<typeof auditAction>

const auditPart = z.record(z.string(), z.unknown()).nullable()

/** One entry of the log that nobody can change. */
export const auditEntry = z.object({
  id,
  action: auditAction,
  at: instant,
  /** Who did it; null when that account is gone. */
  user: namedThing.nullable(),
  /** To whom it was done, where a person is meant. */
  target: namedThing.nullable(),
  before: auditPart,
  after: auditPart,
  ip: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof auditEntry>
