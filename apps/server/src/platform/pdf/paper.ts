/** A paper of the books, as it is set: every text is in its language already. */
export interface Paper {
  /** Of its texts, as BCP 47 names it. */
  readonly language: string
  /** The kind and the number: the head of the paper, and its name in a reader. */
  readonly title: string
  readonly author: string
  /** When it was issued: no other clock is in the bytes. */
  readonly at: Date
  /** What is read before everything else: that it is to be paid, that it is a sample. */
  readonly mark: string | null
  readonly facts: readonly PaperFact[]
  readonly parties: readonly PaperParty[]
  readonly columns: readonly PaperColumn[]
  readonly rows: readonly (readonly string[])[]
  readonly totals: readonly PaperTotal[]
  readonly notes: readonly PaperNote[]
  readonly footer: string
  readonly pageWords: (page: number, pages: number) => string
}

export interface PaperFact {
  readonly label: string
  readonly value: string
}

export interface PaperParty {
  readonly heading: string
  readonly name: string
  readonly lines: readonly string[]
}

export interface PaperColumn {
  readonly label: string
  /** In points; absent: what the others leave. */
  readonly width?: number
  readonly align?: 'end'
}

export interface PaperTotal extends PaperFact {
  readonly isStrong?: boolean
}

export interface PaperNote {
  readonly heading: string
  readonly text: string
}
