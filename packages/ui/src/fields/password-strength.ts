/** How long a password would stand: too short to be taken, weak, fair, or strong. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

const common = [
  'password',
  'qwerty',
  'letmein',
  'welcome',
  'admin',
  'iloveyou',
  'abc123',
  'parol',
  'пароль',
  'йцукен',
]

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u, /\s/]

const isRun = (password: string): boolean => {
  const codes = Array.from(password, (letter) => letter.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0))
  return steps.length > 0 && steps.every((step) => step === steps[0] && Math.abs(step) <= 1)
}

/**
 * A hint while a password is written, not a gate: length counts most, then how many kinds of signs it has. `own` are words
 * that others know of the person (name, e-mail); `least` is the length below which it is not taken.
 */
export const passwordStrength = (
  password: string,
  own: readonly string[],
  least: number,
): PasswordStrength => {
  const letters = Array.from(password)
  if (letters.length < least) return 'short'
  const lower = password.toLowerCase()
  const guessable = [...common, ...own.map((word) => word.toLowerCase()).filter((word) => word.length >= 3)]
  const rest = guessable.reduce((left, word) => left.replaceAll(word, ''), lower)
  if (Array.from(rest).length < 6 || new Set(letters).size < 5 || isRun(password)) return 'weak'
  const variety = kinds.filter((kind) => kind.test(password)).length
  const points = Array.from(rest).length + 2 * (variety - 1)
  if (points >= 16) return 'strong'
  return points >= 11 ? 'fair' : 'weak'
}
