import type { AuditEntry } from '@lectern/contract/schools/audit-log'
import type { AuditRow } from './audit-log.repository.ts'

export const presentAudit = ({ entry, actorName, targetName }: AuditRow): AuditEntry => ({
  id: entry.id,
  action: entry.action,
  at: entry.at.toISOString(),
  user: presentPerson(entry.userId, actorName),
  target: presentPerson(entry.targetId, targetName),
  before: entry.before,
  after: entry.after,
  ip: entry.ip,
})

const presentPerson = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name }
