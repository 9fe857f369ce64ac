const dots = '•••'

/** An e-mail as those see it who do not read the person: its first letter and its host. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  const first = String.fromCodePoint(email.codePointAt(0) ?? dots.charCodeAt(0))
  return `${first}${dots}${at < 0 ? '' : email.slice(at)}`
}

/** A phone as those see it: its country, about, and its last two digits. */
export const maskPhone = (phone: string): string =>
  phone.length < 9 ? dots : `${phone.slice(0, 4)}${dots}••${phone.slice(-2)}`
