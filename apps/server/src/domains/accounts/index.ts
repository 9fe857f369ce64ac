export { registerAccounts } from './accounts.routes.ts'
export {
  countUsers,
  findCabinet,
  findUserByEmail,
  insertCabinet,
  insertMember,
  listPeople,
  searchPeople,
} from './accounts.repository.ts'
export { users } from './accounts.tables.ts'
export { createIdentity } from './identity.ts'
export { isAnySchoolThere } from './first-school.repository.ts'
export { renewInvitation } from './use-cases/claim-first-school.ts'
export { handleSendWelcome } from './jobs/send-welcome.ts'
export { forgetEnded, handleForgetEnded } from './jobs/forget-ended.ts'
