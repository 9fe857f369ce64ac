/** The margin beside the text; the page has it from 1300 pixels on. */
export const marginOf = (): HTMLElement | null => document.querySelector('[data-notes-margin]')

/** Narrower than this nothing can be read. */
const narrowest = 180

/** Whether there is room for notes beside the text. */
export const hasMargin = (): boolean => (marginOf()?.offsetWidth ?? 0) >= narrowest
