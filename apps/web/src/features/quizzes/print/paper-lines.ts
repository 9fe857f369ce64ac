const dot = '· '

/** A line of a question and what may be chosen for it. */
export interface PaperLine {
  readonly text: string
  readonly options: readonly string[]
}

/** The lines of a question by what they are: statements, each with the options that follow it, and all options. */
export const readPaperLines = (lines: readonly string[]) => {
  const statements: { text: string; options: string[] }[] = []
  const options: string[] = []
  for (const line of lines) {
    if (!line.startsWith(dot)) {
      statements.push({ text: line, options: [] })
      continue
    }
    const option = line.slice(dot.length)
    options.push(option)
    statements.at(-1)?.options.push(option)
  }
  return { statements: statements as readonly PaperLine[], options: [...new Set(options)] }
}

/** A, B, … Z, AA: how things are called on paper. */
export const letterOf = (at: number): string =>
  (at >= 26 ? letterOf(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))
