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

/** A column of a table in which addresses stand. */
export interface AddressColumn {
  /** What stands over it; empty where nothing does. */
  readonly name: string
  readonly rows: readonly ReadAddress[]
}

/** Columns of one table among which its reader chooses. */
export const mostAddressColumns = 6

const placesWithAddresses = (rows: readonly (readonly string[])[]): number[] => {
  const found = new Map<number, Set<string>>()
  for (const cells of rows)
    for (const [place, cell] of cells.entries())
      for (const { email } of readAddresses(cell))
        if (email !== null) found.set(place, (found.get(place) ?? new Set()).add(email))
  return [...found].toSorted(([, a], [, b]) => b.size - a.size).map(([place]) => place)
}

/** A name over a column is left out of its rows, and so are empty cells. */
const columnAt = (rows: readonly (readonly string[])[], place: number): AddressColumn => {
  const cells = rows.map((row) => row[place] ?? '')
  const name = cells[0]?.includes('@') ? '' : (cells[0] ?? '').trim().slice(0, writtenLength)
  return { name, rows: cells.slice(cells[0]?.includes('@') ? 0 : 1).flatMap(readAddresses) }
}

/**
 * The columns of a table that hold addresses: the one alone that is called so, else all, those with the most different addresses first.
 * Where there are several nobody but the reader of the table knows which is meant: one may hold whoever looks after each.
 *
 * @returns nothing where no column holds an address
 */
export const readAddressColumns = (rows: readonly (readonly string[])[]): AddressColumn[] => {
  const places = placesWithAddresses(rows)
  const named = places.filter((place) => headings.has(foldForms(rows[0]?.[place] ?? '')))
  const meant = named.length === 1 ? named : places
  return meant.slice(0, mostAddressColumns).map((place) => columnAt(rows, place))
}
