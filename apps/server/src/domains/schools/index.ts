export { createSchoolEntry } from './access-control/school-entry.ts'
export { presentAudit } from './audit-log/audit-log.presenter.ts'
export { differenceOf, listAudit, recordAudit } from './audit-log/audit-log.repository.ts'
export { type StaffActor, staffActorOf } from './audit-log/staff-actor.ts'
export { insertPartner, isPartner, listProgramsOf } from './partners/partners.repository.ts'
export { describeRestrictions, listLoginDevices } from './access-control/use-cases/describe-logins.ts'
export { loadSchoolPoints } from './rewards/load-school-points.ts'
export {
  addPoints,
  addPointsToMany,
  holdPoints,
  reversePoints,
  sumSchoolPoints,
} from './rewards/rewards.repository.ts'
export { mailLookOf } from './mail-look.ts'
export { slugProblem } from './rules/slug-problem.ts'
export { announceSchoolChange, schoolChannel } from './school-change.ts'
export { createSchoolHosts } from './school-hosts.ts'
export { logoUrl, presentLearnerSchool } from './schools.presenter.ts'
export {
  countOwned,
  findSchool,
  findSchoolByAddress,
  insertSchool,
  isAnySchoolThere,
  isSlugTaken,
  listSchoolsById,
  lockSchool,
  type NewSchool,
  type SchoolRow,
  updateSchool,
} from './schools.repository.ts'
export { schools } from './schools.tables.ts'
export { changeSchool } from './use-cases/change-school.ts'
export { schoolServices } from './services.ts'
