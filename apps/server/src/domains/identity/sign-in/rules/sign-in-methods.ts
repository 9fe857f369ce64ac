/** What decides which ways of signing in with the own e-mail are open. */
export interface SignInMethods {
  readonly authType: string
  readonly passwordHash: string | null
}

/** Whether the password is taken: there is one, and it was not switched off. */
export const takesPassword = ({ authType, passwordHash }: SignInMethods): boolean =>
  passwordHash !== null && authType !== 'code'

/** Whether a code by mail is taken. Without a password it always is: nobody locks the own door from inside. */
export const takesCode = ({ authType, passwordHash }: SignInMethods): boolean =>
  authType !== 'password' || passwordHash === null

/** What a person's account tells about it: without a password only codes are left. */
export const authTypeOf = (ways: SignInMethods): 'password' | 'code' | 'both' => {
  if (!takesPassword(ways)) return 'code'
  return takesCode(ways) ? 'both' : 'password'
}
