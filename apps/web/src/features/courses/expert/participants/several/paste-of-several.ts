import { readAddresses } from '@lectern/contract/courses/addresses/read-addresses'

/** What is read of a paste, and done with it. */
interface Paste {
  readonly clipboardData: Pick<DataTransfer, 'getData'>
  readonly preventDefault: () => void
}

/** Takes a pasted text with several addresses away from the field that it was pasted into; any other text stays with the field. */
export const pasteOfSeveral =
  (take: (text: string) => void) =>
  (event: Paste): void => {
    const text = event.clipboardData.getData('text/plain')
    if (readAddresses(text).filter(({ email }) => email !== null).length < 2) return
    event.preventDefault()
    take(text)
  }
