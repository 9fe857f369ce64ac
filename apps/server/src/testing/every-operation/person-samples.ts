import type { SchoolIds } from './everything.ts'
import type { SampleCall } from './sample-call.ts'

/** The smallest picture there is. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Good calls about the own account and at the door. */
export const personSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'identity.savePersonalSettings': () => ({ body: { settings: [{ key: 'sample.key', value: 'value' }] } }),
  'identity.setAutoTimeZone': () => ({ body: { is_auto_timezone: false, time_zone: 'Europe/Kyiv' } }),
  'contacts.listContactTabs': () => ({}),
  'contacts.listRegistrationFields': () => ({}),
  'contacts.saveContactFields': (ids) => ({
    body: { fields: [{ id: ids.contactField, value: 'Sample value' }] },
  }),
  'identity.listDefaultFields': () => ({}),
  'identity.saveDefaultFields': () => ({ body: { name: 'New Name', country: 'UA' } }),
  'identity.saveAvatar': () => ({ body: { image: onePixel } }),
  'identity.deleteAvatar': () => ({}),
  'identity.listAlerts': () => ({}),
  'identity.dismissAlert': () => ({ params: { key: 'email_not_confirmed' } }),
  'schools.listRewards': () => ({}),
  'learning.getHome': () => ({}),
  'learning.noteHomeSeen': () => ({}),
  'learning.getCalendar': () => ({}),
  'learning.makeCalendarFeed': () => ({}),
  'learning.endCalendarFeed': () => ({}),
  'learning.getFinishedCourse': (ids) => ({ params: { course_slug: ids.courseSlug } }),
  'streaks.chooseStreak': () => ({ body: { is_on: true } }),
  'orders.listPurchases': () => ({}),
  'notifications.listNotifications': () => ({}),
  'notifications.countUnread': () => ({}),
  'notifications.readNotifications': () => ({ body: { up_to: 1 } }),
  'notifications.listChoices': () => ({}),
  'notifications.saveChoice': (ids) => ({
    params: { school: ids.school },
    body: { group: 'learning', mail: false },
  }),
  'notifications.pauseLetters': (ids) => ({ params: { school: ids.school }, body: { is_paused: false } }),
  'notifications.getLetterChoice': (ids) => ({ params: { token: ids.letterToken } }),
  'notifications.unsubscribe': (ids) => ({ params: { token: ids.letterToken }, body: {} }),
  'notifications.subscribeAgain': (ids) => ({ params: { token: ids.letterToken }, body: {} }),
  'orders.listPendingPayments': () => ({}),

  'identity.sendLoginCode': () => ({ body: { email: 'visitor@lectern.test', next: '/courses' } }),
  'identity.loginWithCode': (ids) => ({ body: ids.walker }),
  'identity.restore': () => ({ body: { email: 'visitor@lectern.test' } }),
  'identity.confirmRestore': (ids) => ({ body: { token: ids.restoreToken } }),
  'identity.setPassword': (ids) => ({ body: { reset_token: ids.resetToken, password: 'sample-password' } }),
  'identity.passTwoFactor': ({ secondStep: { token, code } }) => ({
    body: { two_factor_token: token, code },
  }),
  'identity.startService': () => ({ params: { service: 'oidc' }, body: { next: '/courses' } }),
  'identity.finishService': ({ service: { state, browserKey, code } }) => ({
    params: { service: 'oidc' },
    body: { state, browser_key: browserKey, code },
  }),
  'identity.exchangeAutoLogin': (ids) => ({ body: { hash: ids.autoLogin } }),
  'identity.validatePassword': () => ({ body: { password: 'lectern-demo' } }),
  'identity.confirmPassword': () => ({ body: {} }),
  'identity.confirmEmail': () => ({ body: {} }),
  'identity.listAuthServices': () => ({}),
  'identity.unlinkService': (ids) => ({
    params: { service: 'oidc' },
    body: { proof_token: ids.proofs.unlinkService },
  }),
  'identity.endSession': (ids) => ({ params: { session: ids.otherSession } }),
  'identity.disownLogin': (ids) => ({ params: { entry: ids.otherLogin } }),
  'identity.getTwoFactor': () => ({}),
  'identity.confirmTwoFactor': (ids) => ({ body: { code: ids.appCode } }),
  'identity.renewRecoveryCodes': (ids) => ({ body: { proof_token: ids.proofs.renewRecoveryCodes } }),
  'schools.createAutoLogin': () => ({ body: { host: 'localhost' } }),
  'schools.getPartner': () => ({}),
  'identity.exportData': () => ({}),
  'identity.listLoginHistory': () => ({}),
  'courses.listPreviewLooks': () => ({}),
  'identity.getCurrentLogin': () => ({}),
}

/** What ends sessions, and at last the account. */
export const lastPersonSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'identity.endTwoFactor': (ids) => ({ body: { proof_token: ids.proofs.endTwoFactor } }),
  'identity.beginTwoFactor': (ids) => ({ body: { proof_token: ids.proofs.beginTwoFactor } }),
  'identity.changePassword': (ids) => ({
    body: { proof_token: ids.proofs.changePassword, password: 'lectern-demo' },
  }),
  'identity.sendEmailCode': (ids) => ({
    body: { proof_token: ids.proofs.sendEmailCode, email: ids.newEmail.email },
  }),
  'identity.checkEmailCode': (ids) => ({ body: ids.newEmail }),
  'identity.changeEmail': (ids) => ({ body: ids.newEmail }),
  'identity.logoutEverywhere': () => ({ body: { except_current: true } }),
  'identity.deleteAccount': (ids) => ({
    params: { user: ids.user },
    body: { proof_token: ids.proofs.deleteAccount, email: ids.newEmail.email },
  }),
}
