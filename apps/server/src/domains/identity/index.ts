export type { FollowPerson } from './follow-person.ts'
export { identityChannel, announceIdentityChange } from './identity-change.ts'
export { personErased } from './identity.signals.ts'
export { type AlertSource } from './profile/alerts.ts'
export { passwordMethod, personColumns } from './profile/person.repository.ts'
export { consumeProof } from './security/proof.ts'
export { createActors } from './sessions/actors.ts'
export { requireNewSessionIds, type StartedSession } from './sessions/sessions.ts'
export { loadKeys } from './sign-in/keys.ts'
export { createLinkSignIn } from './sign-in/link-sign-in.ts'
export { type FieldAnswers, type FirstOwner } from './sign-in/registration.routes.ts'
export { authTypeOf } from './sign-in/rules/sign-in-methods.ts'
export { devices, sessions, signInMethods } from './sign-in/sign-in.tables.ts'
export { autoLoginSeconds, makeAutoLogin } from './sign-in/use-cases/auto-login.ts'
export { createBuyerAccount, issueEntrance } from './sign-in/use-cases/create-buyer-account.ts'
export { createPerson, registerPerson } from './sign-in/use-cases/register-person.ts'
export { replaceInvitation, consumeInvitation } from './sign-in/verifications.repository.ts'
export {
  confirmEmail,
  countUsers,
  findUser,
  findUserByEmail,
  isCalled,
  isPersonCalled,
  listFaces,
  listPeople,
  type UserRow,
} from './users.repository.ts'
export { users } from './users.tables.ts'
export { identityServices } from './services.ts'
