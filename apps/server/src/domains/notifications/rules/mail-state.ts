/**
 * What became of the letter about a notification.
 *
 * - `waiting`: it goes out when it is due; `sending`: it is being handed over;
 * - `sent`; `failed`: refused by the mail server again and again; `uncertain`: the process died while it was being handed over, and the
 *   letter is not sent a second time;
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
