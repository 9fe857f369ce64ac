/** A short text of the author in a question: an option, a statement, a label. */
export const AuthorText = ({ text }: { text: string }) => text
