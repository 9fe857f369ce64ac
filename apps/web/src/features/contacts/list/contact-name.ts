interface Named {
  readonly name: string
  readonly surname: string | null
  readonly email: string | null
  readonly phone: string | null
}

/** What a person is called in a list: the name, or else how they are reached. */
export const contactName = ({ name, surname, email, phone }: Named): string => {
  const whole = [name, surname ?? ''].filter((part) => part !== '').join(' ')
  return whole === '' ? (email ?? phone ?? '–') : whole
}
