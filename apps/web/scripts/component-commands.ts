import type { BrowserCommand } from 'vitest/node'

/** Touches an element by a finger: pointer events of type `touch`, no hover before. */
const tap: BrowserCommand<[selector: string]> = ({ iframe }, selector) => iframe.locator(selector).tap()

/** Events that `userEvent` of vitest does not offer. */
export const commands = { tap }
