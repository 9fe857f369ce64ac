/** The class attribute made of every name that holds; absent ones are left out. */
export const classNames = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ')
