import { plainText } from '../../formulas.ts'

/** What is read or looked at at one place of a question. */
interface Readable {
  readonly text: string
  readonly image?: { readonly alt: string } | null | undefined
}

/** How a thing reads: its text, else what its picture shows. */
export const wordsOfThing = ({ text, image }: Readable): string =>
  text.trim() === '' ? (image?.alt.trim() ?? '') : text.trim()

/** The same where no formula can be drawn: in a name, an announcement, a list of the browser. */
export const nameOfThing = (thing: Readable): string => plainText(wordsOfThing(thing))
