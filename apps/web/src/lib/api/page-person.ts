let person: string | undefined

/** Notes whose page this tab shows. */
export const setPagePerson = (id: string | undefined): void => {
  person = id
}

/** Whose page this tab shows; none: of a visitor. */
export const pagePerson = (): string | undefined => person

/** Says whose change it is, for calls that go without the outbox: the server refuses it under anybody else's session. */
export const personHeader = (): Record<string, string> =>
  person === undefined ? {} : { 'X-Person-Id': person }
