import { foldForms } from '../../kernel/words/fold.ts'
import { emailLength, emailPattern, normalEmail } from '../../identity/email-address.ts'

/** One place of a list of addresses: what stands there, and the address in it, if it is one. */
export interface ReadAddress {
  readonly written: string
  readonly email: string | null
}

/** Addresses that one list may hold. */
export const mostListed = 2_000

const writtenLength = 200

const readOne = (written: string): ReadAddress => {
  const inBrackets = /<([^<>]*)>\s*$/u.exec(written)?.[1]
  const email = normalEmail((inBrackets ?? written).replace(/^\s*mailto:/iu, ''))
  const isFit = email.length <= emailLength && emailPattern.test(email)
  return { written: written.slice(0, writtenLength), email: isFit ? email : null }
}

/** What lies between separators; those in quotes, as in `"Ivanova, Olga" <olga@school.com>`, part nothing. */
const piecesOf = (text: string): string[] => {
  const pieces = ['']
  let isQuoted = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    // A quote that is never closed ends with its line.
    if (/[\r\n]/u.test(sign)) isQuoted = false
    if (/[\r\n]/u.test(sign) || (!isQuoted && /[,;\t]/u.test(sign))) pieces.push('')
    else pieces[pieces.length - 1] += sign
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}

/** Addresses one after the other, with nothing but spaces between them. */
const wordsOf = (piece: string): readonly string[] => {
  const words = piece.split(/\s+/u)
  return words.length > 1 && words.every((word) => word.includes('@')) ? words : [piece]
}

/** The addresses of a text: one a line, or parted by commas, semicolons, tabs; with names before them or without. */
export const readAddresses = (text: string): ReadAddress[] => piecesOf(text).flatMap(wordsOf).map(readOne)

/** What the column of addresses is called, in a form in which headings are compared. */
const headings = new Set(
  [
    'email',
    'e-mail',
    'email address',
    'e-mail address',
    'електронна пошта',
    'електронна адреса',
    'ел. пошта',
    'пошта',
    'электронная почта',
    'эл. почта',
    'почта',
  ].map((heading) => foldForms(heading)),
)

/**
 * The addresses of a table: of the column that is called so, else of that which holds the most different ones, so that a column
 * with the address of whoever looks after each is not taken for theirs. A name over it is left out, and so are empty cells.
 *
 * @returns nothing where no column holds an address
 */
export const readAddressRows = (rows: readonly (readonly string[])[]): ReadAddress[] => {
  const found = new Map<number, Set<string>>()
  for (const cells of rows)
    for (const [column, cell] of cells.entries())
      for (const { email } of readAddresses(cell))
        if (email !== null) found.set(column, (found.get(column) ?? new Set()).add(email))
  const [most] = [...found].toSorted(([, a], [, b]) => b.size - a.size)
  const named = [...found.keys()].filter((column) => headings.has(foldForms(rows[0]?.[column] ?? '')))
  const best = named.length === 1 ? named[0] : most?.[0]
  if (best === undefined) return []
  const column = rows.map((cells) => cells[best] ?? '')
  const isNamed = !column[0]?.includes('@')
  return column.slice(isNamed ? 1 : 0).flatMap(readAddresses)
}
