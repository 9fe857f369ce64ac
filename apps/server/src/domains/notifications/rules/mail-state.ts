/**
 * What became of the letter about a notification.
 *
 * - `waiting`: it goes out when it is due; `sending`: a process hands it over, for as long as its lease lasts;
 * - `sent`; `failed`: refused by the mail server, or lost with its process, again and again; `uncertain`: lost with its process before
 *   letters had leases, and left so;
 * - `off`: the person chose so; `read`: read in the bell before; `gone`: there was nothing left to tell; `none`: the kind has no letter.
 */
export const mailStates = [
  'waiting',
  'sending',
  'sent',
  'failed',
  'uncertain',
  'off',
  'read',
  'gone',
  'none',
] as const
export type MailState = (typeof mailStates)[number]
