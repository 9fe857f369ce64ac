import type { AuditAction, AuditEntry } from '@lectern/contract/schools/audit-log'
import type { TextId, Translate } from '../../../lib/texts/index.ts'
import { fieldName, shownValue } from './audit-values.ts'

/** Every kind of entry, in words; a new kind does not compile without them. */
export const auditActionTexts = {
  'cabinet.created': 'school.log_school_created',
  'cabinet.changed': 'school.log_school_changed',
  'ownership.offered': 'school.log_ownership_offered',
  'ownership.withdrawn': 'school.log_ownership_withdrawn',
  'ownership.accepted': 'school.log_ownership_accepted',
  'invitation.sent': 'school.log_invitation_sent',
  'invitation.resent': 'school.log_invitation_resent',
  'invitation.linked': 'school.log_invitation_linked',
  'invitation.withdrawn': 'school.log_invitation_withdrawn',
  'invitation.accepted': 'school.log_invitation_accepted',
  'member.changed': 'school.log_member_changed',
  'member.deactivated': 'school.log_member_deactivated',
  'member.activated': 'school.log_member_activated',
  'member.removed': 'school.log_member_removed',
  'group.created': 'school.log_group_created',
  'group.changed': 'school.log_group_changed',
  'group.removed': 'school.log_group_removed',
  'team.changed': 'school.log_team_changed',
  'team.removed': 'school.log_team_removed',
  'participant_group.changed': 'school.log_participant_group_changed',
  'participant_group.removed': 'school.log_participant_group_removed',
  'participant.previewed': 'school.log_participant_previewed',
  'access_control.changed': 'school.log_access_control_changed',
  'access_control.exception_changed': 'school.log_access_exception_changed',
  'access_control.devices_forgotten': 'school.log_devices_forgotten',
  'attempt_exception.saved': 'school.log_attempt_exception_saved',
  'attempt_exception.removed': 'school.log_attempt_exception_removed',
  'attempts.recalculated': 'school.log_attempts_recalculated',
  'attempts.recalculation_undone': 'school.log_recalculation_undone',
  'answer_term.changed': 'school.log_answer_term',
  'comment.kept': 'school.log_comment_kept',
  'comment.hidden': 'school.log_comment_hidden',
  'comment.hidden_by_reports': 'school.log_hidden_by_reports',
  'comment.shown': 'school.log_comment_shown',
  'comment.deleted': 'school.log_comment_deleted',
  'comment_rules.changed': 'school.log_comment_rules',
  'commenter.restricted': 'school.log_commenter_restricted',
  'commenter.released': 'school.log_commenter_released',
  'contact_tab.changed': 'school.log_contact_tab_changed',
  'contact_tab.removed': 'school.log_contact_tab_removed',
  'contact_field.changed': 'school.log_contact_field_changed',
  'contact_field.archived': 'school.log_contact_field_archived',
  'contact_field.restored': 'school.log_contact_field_restored',
  'contact_fields.sorted': 'school.log_contact_fields_sorted',
  'contact.exported': 'school.log_contacts_exported',
  'order.exported': 'school.log_orders_exported',
  'transaction.exported': 'school.log_transactions_exported',
} as const satisfies Record<AuditAction, TextId>

export const isAuditAction = (value: string | undefined): value is AuditAction =>
  value !== undefined && value in auditActionTexts

/** Whether nobody does it: it follows from the rules of the school. */
export const actsByItself = (action: AuditAction): boolean => action === 'comment.hidden_by_reports'

export const actionText = (action: AuditAction, t: Translate): string => t(auditActionTexts[action])

export interface AuditChange {
  readonly field: string
  readonly before: string
  readonly after: string
}

/** What differs between the two sides of an entry, field by field, in the reader's words. */
export const changesOf = (
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  t: Translate,
): AuditChange[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].flatMap((field) => {
    const name = fieldName(field, t)
    const was = shownValue(field, before?.[field], t)
    const is = shownValue(field, after?.[field], t)
    return name === undefined || was === is ? [] : [{ field: name, before: was, after: is }]
  })

/** Whom or what an entry is about: a person, or the address, name or title that it holds. */
export const subjectOf = ({ target, before, after }: Pick<AuditEntry, 'target' | 'before' | 'after'>) => {
  if (target) return target.name
  const named = ['email', 'name', 'title'].map((field) => after?.[field] ?? before?.[field])
  return named.find((value) => typeof value === 'string')
}
