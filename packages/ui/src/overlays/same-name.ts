const plain = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** Whether the typed text is the name, however its spaces and its accents were entered. Case counts. */
export const isSameName = (typed: string, name: string): boolean => plain(typed) === plain(name)
