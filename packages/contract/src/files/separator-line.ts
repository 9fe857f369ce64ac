/** The line with which Excel says what parts the values of a table: it is no row. */
const declared = /^\uFEFF?"?sep=(\t|[^\r\n])"?[ \t,;]*(?:\r\n|\r|\n|$)/i

/** The rows of a table as text without that line, and what it says; an empty delimiter where it says nothing. */
export const cutSeparatorLine = (text: string): { readonly rows: string; readonly delimiter: string } => {
  const [line = '', delimiter = ''] = declared.exec(text) ?? []
  return { rows: text.slice(line.length), delimiter }
}
