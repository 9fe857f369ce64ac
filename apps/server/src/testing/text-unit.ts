/** A text of one paragraph, as an author sends it. */
export const textUnit = (key: string, words: string) => ({
  key,
  type_id: 3,
  content: {
    text: {
      version: 1,
      doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
    },
  },
})

interface TextUnit {
  readonly content: {
    readonly text: {
      readonly doc: { readonly content: readonly { readonly content: readonly { text: string }[] }[] }
    }
  }
}

/** The words of such a text, as the server tells them. */
export const wordsOf = ({ content }: TextUnit): string | undefined =>
  content.text.doc.content[0]?.content[0]?.text
