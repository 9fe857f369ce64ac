import type { SchoolIds } from './everything.ts'
import type { SampleCall } from './sample-call.ts'

/** The smallest picture there is. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Good calls about the own account and at the door. */
export const personSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'accounts.savePersonalSettings': () => ({ body: { settings: [{ key: 'sample.key', value: 'value' }] } }),
  'accounts.setAutoTimeZone': () => ({ body: { is_auto_timezone: false, time_zone: 'Europe/Kyiv' } }),
  'accounts.listContactTabs': () => ({}),
  'accounts.listRegistrationFields': () => ({}),
  'accounts.saveContactFields': (ids) => ({
    body: { fields: [{ id: ids.contactField, value: 'Sample value' }] },
  }),
  'accounts.listDefaultFields': () => ({}),
  'accounts.saveDefaultFields': () => ({ body: { name: 'New Name', country: 'UA' } }),
  'accounts.saveAvatar': () => ({ body: { image: onePixel } }),
  'accounts.deleteAvatar': () => ({}),
  'accounts.listAlerts': () => ({}),
  'accounts.dismissAlert': () => ({ params: { key: 'email_not_confirmed' } }),
  'accounts.listRewards': () => ({}),
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

  'accounts.sendLoginCode': () => ({ body: { email: 'visitor@lectern.test', next: '/courses' } }),
  'accounts.loginWithCode': (ids) => ({ body: ids.walker }),
  'accounts.restore': () => ({ body: { email: 'visitor@lectern.test' } }),
  'accounts.confirmRestore': (ids) => ({ body: { token: ids.restoreToken } }),
  'accounts.setPassword': (ids) => ({ body: { reset_token: ids.resetToken, password: 'sample-password' } }),
  'accounts.passTwoFactor': ({ secondStep: { token, code } }) => ({
    body: { two_factor_token: token, code },
  }),
  'accounts.startService': () => ({ params: { service: 'oidc' }, body: { next: '/courses' } }),
  'accounts.finishService': ({ service: { state, browserKey, code } }) => ({
    params: { service: 'oidc' },
    body: { state, browser_key: browserKey, code },
  }),
  'accounts.exchangeAutoLogin': (ids) => ({ body: { hash: ids.autoLogin } }),
  'accounts.validatePassword': () => ({ body: { password: 'lectern-demo' } }),
  'accounts.confirmPassword': () => ({ body: {} }),
  'accounts.confirmEmail': () => ({ body: {} }),
  'accounts.listAuthServices': () => ({}),
  'accounts.unlinkService': (ids) => ({
    params: { service: 'oidc' },
    body: { proof_token: ids.proofs.unlinkService },
  }),
  'accounts.endSession': (ids) => ({ params: { session: ids.otherSession } }),
  'accounts.disownLogin': (ids) => ({ params: { entry: ids.otherLogin } }),
  'accounts.getTwoFactor': () => ({}),
  'accounts.confirmTwoFactor': (ids) => ({ body: { code: ids.appCode } }),
  'accounts.renewRecoveryCodes': (ids) => ({ body: { proof_token: ids.proofs.renewRecoveryCodes } }),
  'accounts.createAutoLogin': () => ({ body: { host: 'localhost' } }),
  'accounts.getPartner': () => ({}),
  'accounts.exportData': () => ({}),
  'accounts.listLoginHistory': () => ({}),
  'courses.listPreviewLooks': () => ({}),
  'accounts.getCurrentLogin': () => ({}),
}

/** What ends sessions, and at last the account. */
export const lastPersonSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'accounts.endTwoFactor': (ids) => ({ body: { proof_token: ids.proofs.endTwoFactor } }),
  'accounts.beginTwoFactor': (ids) => ({ body: { proof_token: ids.proofs.beginTwoFactor } }),
  'accounts.changePassword': (ids) => ({
    body: { proof_token: ids.proofs.changePassword, password: 'lectern-demo' },
  }),
  'accounts.sendEmailCode': (ids) => ({
    body: { proof_token: ids.proofs.sendEmailCode, email: ids.newEmail.email },
  }),
  'accounts.checkEmailCode': (ids) => ({ body: ids.newEmail }),
  'accounts.changeEmail': (ids) => ({ body: ids.newEmail }),
  'accounts.logoutEverywhere': () => ({ body: { except_current: true } }),
  'accounts.deleteAccount': (ids) => ({
    params: { user: ids.user },
    body: { proof_token: ids.proofs.deleteAccount, email: ids.newEmail.email },
  }),
}
