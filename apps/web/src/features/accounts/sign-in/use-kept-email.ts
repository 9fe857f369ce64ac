import { useEffect, useState } from 'react'

const name = 'lectern-email'

/** Forgets the address that this tab kept: somebody is signed in. */
export const forgetEmail = (): void => sessionStorage.removeItem(name)

/** The e-mail that somebody is getting in with, kept in this tab: going back, or to another step, asks for nothing twice. */
export const useKeptEmail = (): [email: string, keep: (email: string) => void] => {
  const [email, setEmail] = useState('')
  useEffect(() => {
    // After the page stands: the server has no tab, and both must draw the same first.
    setEmail((now) => now || (sessionStorage.getItem(name) ?? ''))
  }, [])
  const keep = (next: string) => {
    sessionStorage.setItem(name, next)
    setEmail(next)
  }
  return [email, keep]
}
