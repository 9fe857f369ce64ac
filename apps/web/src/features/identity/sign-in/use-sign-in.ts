import type { OperationReply } from '@lectern/contract/kernel/operation'
import type { login as operation } from '@lectern/contract/identity/sign-in.api'
import type { MailState } from '@lectern/contract/identity/mail-states'
import { useLoaderData, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { readStartIntent } from '../../../lib/start-intent.ts'
import { checkEmail, sendLoginCode } from '../api.ts'
import { landingOf } from './landing.ts'
import type { SignInStep } from './sign-in-search.ts'
import { useFragment } from './use-fragment.ts'
import { forgetEmail, useStoredEmail } from './use-stored-email.ts'
import { useResend } from './use-resend.ts'

const from = '/_enter/login'

export type SignedIn = OperationReply<typeof operation>['data']

/** Where signing in stands, and what moves it on. A step has an address of its own, so that "back" goes one step back. */
export const useSignIn = () => {
  const { next, step: wanted } = useSearch({ from })
  const { school } = useLoaderData({ from: '/_enter' })
  const navigate = useNavigate({ from: '/login' })
  const [email, keepEmail] = useStoredEmail()
  const [twoFactorToken, setTwoFactorToken] = useState<string>()
  const [mail, setMail] = useState<MailState>()
  const resend = useResend()

  const isReached = wanted === 'two_factor' ? twoFactorToken !== undefined : email !== ''
  const go = (step: SignInStep | undefined) =>
    void navigate({
      search: ({ step: _left, ...rest }) => (step ? { ...rest, step } : rest),
      resetScroll: false,
    })

  // By the link of a letter, to an account that asks for a second code.
  useFragment('two_factor_token', (token) => {
    setTwoFactorToken(token)
    void navigate({ search: (search) => ({ ...search, step: 'two_factor' }), hash: '', replace: true })
  })

  const sendCode = async (to = email) => {
    const { data } = await sendLoginCode({ body: { email: to, next, start_course: readStartIntent() } })
    setMail(data.mail)
    resend.start(data.resend_after)
  }

  /** Leaves for where the person was going; loads anew, so that nothing of whoever was here before stays. */
  const leave = () => {
    forgetEmail()
    window.location.assign(landingOf(next, school))
  }

  return {
    email,
    twoFactorToken,
    /** Whether letters go out, as the latest code found it. */
    mail,
    step: isReached ? wanted : undefined,
    resend,
    go,
    sendCode,
    leave,
    /** Finds out how somebody with this address goes on. */
    begin: async (given: string) => {
      const { data } = await checkEmail({ body: { email: given } })
      keepEmail(given)
      if (data.next === 'code') await sendCode(given)
      go(data.next)
    },
    /** Goes on after an answer to any way of signing in. */
    enter: ({ two_factor_token: token, user }: SignedIn) => {
      if (token !== undefined) {
        setTwoFactorToken(token)
        return go('two_factor')
      }
      if (user && !user.has_password) return go('new_password')
      leave()
    },
  }
}

export type SignIn = ReturnType<typeof useSignIn>
