import type { Attributes } from '@tiptap/core'
import { sourceAttribute } from '../../../paste/parts/tidy-pictures.ts'

/**
 * The name under which a picture arrives in this place (`arrivals.ts`), or, in what was just pasted, where it is to be taken from. It is
 * the editor's alone: no text stores it.
 */
export const arrivingAttribute: Attributes = {
  arriving: {
    default: null,
    rendered: false,
    parseHTML: (element) => element.getAttribute(sourceAttribute),
  },
}
