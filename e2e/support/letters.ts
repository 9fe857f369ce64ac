import { codeTo, linkTo } from './mailbox.ts'
import type { Visit } from './visit.ts'

/** The six digits of the newest letter that has some. */
export const codeFor = ({ page }: Visit, email: string): Promise<string> =>
  codeTo(page, email, /^\s*\d{6}\s*$/m)

/** The path of the link that signs in or restores. */
export const linkFor = ({ page }: Visit, email: string): Promise<string> => linkTo(page, email, /token=/)
