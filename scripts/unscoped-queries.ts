/**
 * Queries of school data that name neither the school nor the person whose own rows they are, and why. Keyed by file and
 * table, so that another table in the same file is not excused with it.
 */
export const unscoped: Readonly<Record<string, string>> = {
  'attempts/own/attempt-school.ts attempts':
    'finds of which school an attempt is: whoever asks decides on the seat in it',
  'contacts/filters/contact-scope.ts contacts': 'every set of ids is bound to the school by isInScope',
  'contacts/filters/contact-families.repository.ts contacts': 'bound to the school by isInScope',
  'contacts/contact-traces.repository.ts contacts':
    'of erased contacts, whom their ids name in whatever schools, nothing stays',
  'contacts/contact-traces.repository.ts contactConsents':
    'of erased contacts, whom their ids name in whatever schools, nothing stays',
  'contacts/merging/merges.repository.ts contactMerges':
    'what contacts were is forgotten in all schools: when they are erased, and after 30 days',
  'contacts/looks/looks.repository.ts contactLooks': 'looks whose time is over are removed in all schools',
  'contacts/merging/former-emails.repository.ts contactFormerEmails':
    'of erased contacts, whom their ids name in whatever schools, nothing stays',
  'contacts/merging/suggestions.repository.ts contactStrangers':
    'a pair is asked for by the ids of two contacts, both of which are bound to the school',
  'contacts/consents/consents.repository.ts contactConsents':
    'what contacts said is sealed with them: their rows were found by their school',
  'contacts/imports/contact-imports.repository.ts contactImports':
    'imports whose time is over are removed in all schools',
  'contacts/imports/contact-imports.repository.ts contactImportPlans':
    'plans that no file has used for a year are removed in all schools',
  'contacts/lists/contact-lists.repository.ts contactLists':
    'which schools have lists that fill themselves is known to every process, in all schools',
  'payments/payment-systems.repository.ts paymentSystems':
    'a start of a demo connects the test payments of all its schools',
  'payments/messages/messages.repository.ts paymentSystems':
    'the address of a message, which nobody guesses, names the account: its school follows from it',
  'payments/messages/messages.repository.ts providerMessages':
    'messages whose time is over are forgotten in all schools',
  'payments/balances/balances.repository.ts paymentSystems':
    'the clock has the books of all schools compared, each account by itself',
  'payments/attempts/attempts.repository.ts transactions':
    'found by the account of which a message came, by a key that nobody guesses, or by the clock in all schools',
  'payments/attempts/attempts.repository.ts providerMessages':
    'asked for by the account, which is of one school',
  'orders/staff-orders.repository.ts orders': 'bound to the school by isWanted',
  'orders/funnels/board.repository.ts orders': 'bound to the school by isWanted',
  'orders/order-writes.repository.ts orders': 'the clock closes orders whose time is over, in all schools',
  'live/live.repository.ts liveEvents':
    'a process reads events of all schools; to whom each is told is decided line by line',
  'comments/places/school-of-call.ts comments':
    'finds of which school a comment is, and decides on the seat in it',
  'attempts/claims/claims.repository.ts attemptClaims':
    'what somebody of whatever schools claimed goes with them',
  'attempts/held/held.repository.ts heldDecisions':
    'what somebody of whatever schools decided and did not tell goes with them',
  'attempts/answer-writer.ts attempts':
    'answers of many people in one statement, each of an attempt that was found by its person before',
  'courses/course-school.repository.ts courses':
    'the address of a download names no school: whoever asks decides on the seat in the one found',
  'course-files/packages/course-imports.repository.ts courseImports':
    'what was given up is cleared and old reports are removed, in all schools',
  'courses/own-products/own-products.repository.ts courses':
    'the products that a person takes part in, of whatever schools',
  'courses/own-products/own-products.repository.ts lessons':
    'the courses that a person takes part in, of whatever schools',
  'comments/comments.repository.ts comments':
    'what a person sent before is found again by their key, whatever the school of this call',
  'comments/taken-back.repository.ts comments':
    'the job that forgets what deleted comments said, in all schools',
  'comments/own/own-comments.repository.ts comments':
    'what one person wrote in all schools: counted against a flood, downloaded, and taken out with its author',
  'comments/moderation/cases.repository.ts commentReports':
    'what one person reported in all schools: counted against a flood, downloaded, and left without its author',
  'closed-groups/closed-groups.repository.ts closedGroups':
    'jobs, events and what the platform tells name a group alone; the calendar looks after those of all schools',
  'files/files.repository.ts files': 'the address of a file names no school: whoever asks decides on it',
  'files/whole/whole-files.ts files': 'uploads of courses that lay too long are removed in all schools',
  'files/players/player-logs.repository.ts playerLogs': 'old ones are removed in all schools',
  'attempts/clocks/expired-attempts.repository.ts attempts':
    'the job that closes what has run out, in all schools',
  'files/process-state.ts files': 'the job of one file',
  'files/process-state.ts tasks': 'kinds of jobs of the queue under that name, no rows of a school',
  'tasks/tasks.repository.ts tasks': 'the job of one task, and the daily tidying of all schools',
  'tasks/task-things.repository.ts tasks': 'tasks about things whose school was checked before',
  'files/words/words.repository.ts files':
    'the job that keeps the words of what is older than the search, in all schools',
  'files/words/words.repository.ts fileWords':
    'the job that keeps the words of what is older than the search, in all schools',
  'lessons/words/words.repository.ts infoUnits':
    'the job that keeps the words of what is older than the search, in all schools',
  'lessons/words/words.repository.ts unitWords':
    'the job that keeps the words of what is older than the search, in all schools',
  'files/uploads/uploads.repository.ts uploads':
    'an upload is found by its person before, and old ones are removed in all schools',
  'lessons/live/live.repository.ts lessons':
    'the address of a stream names no school: whoever asks decides on the seat in the one found',
  'lessons/held-edits/held-edits.repository.ts lessons':
    'what lay in the trash too long goes, in all schools',
  'lessons/units/find-unit-place.ts infoUnits':
    'the address of a unit names no school: whoever asks decides on it',
  'lessons/trash/trash.repository.ts lessonSections': 'what lay in the trash too long goes, in all schools',
  'practices/desk/remarks.repository.ts reviewRemarks':
    'what was deleted a day ago is forgotten in all schools',
  'lessons/versions/versions.repository.ts lessonVersions': 'old ones are removed in all schools',
  'quizzes/quizzes.repository.ts quizVersions':
    'the version that an attempt names, which was found by its person',
  'peer-reviews/own-data.repository.ts peerReviews':
    'what one person reviewed in all schools: downloaded, and deleted with the account',
  'peer-reviews/waiting-reviews.repository.ts peerReviews':
    'the job that looks after reviews that nobody gives, in all schools',
  'notifications/notifications.repository.ts notifications': 'old ones are removed in all schools',
  'notifications/letters/letters.repository.ts notifications':
    'letters whose process died are given up in all schools',
  'notifications/letters/digests.repository.ts staffDigests':
    'digests that wait for another try are taken, and old ones forgotten, in all schools',
  'notifications/watches.repository.ts participationWatches': 'a change of a program names a product alone',
  'access/find-participants.ts enrolments': 'the job that looks at waiting lists, in all schools',
  'attempts/exceptions/exceptions.repository.ts attemptExceptions':
    'what applies to one person in a lesson that was found by its school before',
  'learning/calendar/calendar-feeds.repository.ts calendarFeeds':
    'found by the secret in the address of a calendar, and removed with their person',
  'staff/invitations/invitations.repository.ts invitations':
    'found by the secret in the letter, or by the address of who was invited',
  'apps/server/src/platform/ledger/ledger.repository.ts ledgerEntries':
    'an account of an erased person goes in all schools',
  'schools/rewards/rewards.repository.ts ledgerEntries':
    'the own points of one person in all schools: listed, summed and downloaded',
  'staff/ownership/ownership.repository.ts ownershipTransfers': 'found by the secret in the letter',
}
