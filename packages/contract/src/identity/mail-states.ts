/**
 * Whether letters go out of this installation.
 *
 * - `kept`: there is no mail server, letters stay on the machine; `untried`: nothing was handed to the mail server yet;
 * - `works`: the mail server took the latest letter; `failing`: it could not be reached, or refused the sign-in.
 */
export const mailStates = ['kept', 'untried', 'works', 'failing'] as const
export type MailState = (typeof mailStates)[number]

/** Why a letter did not go out: there is no mail server, or the server's name and password, the way to it, or this one letter. */
export const mailFailures = ['no_server', 'sign_in', 'unreachable', 'refused'] as const
export type MailFailure = (typeof mailFailures)[number]

/**
 * What became of one letter: `sent` once the mail server took it; `kept` without a mail server; `unknown` for letters from
 * before this was noted.
 */
export const letterStates = ['waiting', 'sent', 'failed', 'kept', 'unknown'] as const
export type LetterState = (typeof letterStates)[number]
