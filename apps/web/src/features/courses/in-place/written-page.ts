/** A page that is written where it stands, as it is stored. */
export interface WrittenPage<Content> {
  readonly content: Content
  /** Goes up with every change; the next change names it. */
  readonly revision: number
}

/** What the fields of a page are given. */
export interface PageFields<Content> {
  readonly content: Content
  readonly onChange: (part: Partial<Content>) => void
  /** Another one when the content came from elsewhere than the fields. */
  readonly version: number
}

/** How one kind of page is kept, saved and left. */
export interface PageWork<Content> {
  /** Names what of the page is kept on the device. */
  readonly name: string
  /** The content without entries in which nothing was written. */
  readonly withoutEmpty: (content: Content) => Content
  /** Whether every entry has what it needs to be shown. */
  readonly isComplete: (content: Content) => boolean
  readonly incompleteText: string
  readonly savedText: string
  readonly read: () => Promise<WrittenPage<Content>>
  readonly save: (page: WrittenPage<Content>) => Promise<WrittenPage<Content>>
  /** Leads back to the page as visitors see it. */
  readonly leave: () => Promise<void>
}
